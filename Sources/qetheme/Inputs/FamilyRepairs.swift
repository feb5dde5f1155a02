import ThemeKit

/// The repairs of values that several brands of a run inherit: each holds for all of them.
struct FamilyRepairs {
  let files: [InputFile]
  let heirs: Heirs
  let reader: FileReader
  let wanted: RepairSelection
  let memory: RepairMemory

  /// The reported files, with such repairs in place of those that hold for a file alone. A value of a file that is no
  /// part of the run is never repaired there.
  func offered(_ reported: [ReportedFile]) -> [ReportedFile] {
    if heirs.isEmpty { return reported }
    let numbers = Dictionary(files.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
    let reported = reported.map { numbers[FilePath($0.source.path)] == nil ? $0.leftAlone : $0 }
    if wanted == .none { return reported }
    let concerned = reported.indices.filter { index in
      reported[index].diagnostics.contains { $0.contrast != nil }
        && !heirs.numbers(of: FilePath(reported[index].source.path)).isEmpty
    }
    if concerned.isEmpty { return reported }
    let parents = ParentStore(files, reader)
    let offered = Parallel.map(concerned.count) { index -> ReportedFile in
      let file = reported[concerned[index]]
      guard let number = numbers[FilePath(file.source.path)],
        case .success(let linted) = LintedFile.read(files[number], reader, Parents(parents, file: number))
      else { return file }
      let family = linted.joiningHeirs(heirs, files[number].path, among: files, reader, parents)
      return file.offering(family.offering(wanted, memory: memory).diagnostics)
    }
    var all = reported
    for (index, file) in zip(concerned, offered) { all[index] = file }
    return all
  }
}
