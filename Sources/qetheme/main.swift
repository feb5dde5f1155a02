Process.exit(CLI.run(Process.arguments, Environment.process()))
