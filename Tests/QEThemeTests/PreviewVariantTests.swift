import TestSupport
import Testing

@testable import qetheme

/// `preview --direction` and `--vision`.
@Suite struct PreviewVariantTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      "<brand id=\"acme\"><theme mode=\"dark\"><primary>#ff7a1a</primary><background>#101418</background></theme></brand>",
      to: "brands/acme.xml")
    return folder
  }

  @Test func writesFilesNamedByTheVariant() throws {
    let folder = try folder()
    let run = try folder.run(
      "preview", "--out", "out", "--screen", "wallet", "--direction", "ltr,rtl", "--vision", "none,tritan")
    #expect(run.status == .success)
    #expect(run.output == "wrote 5 files in out\n")
    let cards = ["wallet", "wallet.tritan", "wallet.rtl", "wallet.rtl.tritan"].map { "out/acme/dark/\($0).svg" }
    for card in cards { #expect(folder.text(of: card)?.hasPrefix("<svg ") == true, "\(card)") }
    #expect(folder.text(of: "out/acme/dark/theme_applied.json") != nil)
    // What is said of the theme is about its real colours.
    let tritan = try #require(folder.text(of: cards[1]))
    #expect(tritan.contains("#ff7a1a on #101418"))
    #expect(tritan.contains(">dark · wallet · tritan<"))
    #expect(try #require(folder.text(of: cards[2])).contains(">dark · wallet · right to left<"))
  }

  /// The usual cards are the same whether or not others are drawn beside them.
  @Test func theUsualCardsStay() throws {
    let folder = try folder()
    _ = try folder.run("preview", "--out", "one")
    _ = try folder.run("preview", "--out", "two", "--direction", "ltr,rtl", "--vision", "none,protan")
    for screen in ["overview", "terminal", "wallet", "history", "account", "positions"] {
      let path = "acme/dark/\(screen).svg"
      #expect(folder.text(of: "one/\(path)") == folder.text(of: "two/\(path)"))
      #expect(folder.text(of: "two/acme/dark/\(screen).rtl.svg") != folder.text(of: "two/\(path)"))
    }
  }

  @Test func checksTheVariantsThatAreAskedFor() throws {
    let folder = try folder()
    let command = ["preview", "--out", "out", "--screen", "wallet"]
    #expect(try folder.run(command + ["--direction", "rtl"]).status == .success)
    // The usual card is missing, and the other none of its business.
    let usual = try folder.run(command + ["--check"])
    #expect(usual.output == "missing out/acme/dark/wallet.svg\n")
    #expect(try folder.run(command + ["--direction", "rtl", "--check"]).output == "")
    #expect(
      try folder.run(command + ["--vision", "protan", "--check"]).output == "missing out/acme/dark/wallet.protan.svg\n")
    try folder.write("<svg/>", to: "out/gone/dark/wallet.rtl.svg")
    #expect(
      try folder.run(command + ["--direction", "rtl", "--check"]).output == "orphaned out/gone/dark/wallet.rtl.svg\n")
    #expect(try folder.run(command + ["--direction", "rtl", "--vision", "protan", "--check"]).status == .findings)
  }

  @Test func namesWhatThereIs() throws {
    let run = try folder().run("preview", "--out", "out", "--vision", "protn")
    #expect(run.status == .usage)
    #expect(run.errors.contains("Did you mean 'protan'?"))
    #expect(run.errors.contains("'none', 'protan', 'deutan', 'tritan' and 'achroma'"))
  }

  /// Read as pictures; the difference shows what a change does to them.
  @Test(arguments: ["halden", "nur"]) func areRecorded(brand: String) throws {
    let folder = try TestFolder()
    try folder.write(try Repository.text(of: "brands/\(brand).xml"), to: "brands/\(brand).xml")
    _ = try folder.run("preview", "--out", "out", "--direction", "ltr,rtl", "--vision", "none,deutan", "--mode", "dark")
    for name in [
      "terminal.rtl", "wallet.rtl", "history.rtl", "account.rtl", "positions.rtl", "overview.rtl", "wallet.deutan",
      "wallet.rtl.deutan",
    ] {
      let card = try #require(folder.text(of: "out/\(brand)/dark/\(name).svg"), "\(name)")
      GoldenFile.expect(card, "_variants/\(brand)/\(name).svg")
    }
  }
}
