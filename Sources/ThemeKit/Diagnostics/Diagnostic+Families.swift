extension Diagnostic {
  /// The finding with the files of its places.
  ///
  /// - Parameters:
  ///   - sources: the brand's files, its own one first, as `Place.file` counts.
  ///   - heir: where the brand's own file says what it extends, and what is said there of a finding in another file.
  func located(in sources: [SourceFile], heir: Related?) -> Diagnostic {
    let own = place.file
    guard own != 0 || related.contains(where: { $0.place.file != 0 }) else { return self }
    var located = self
    located.related = related.map { $0.located(in: sources, own: own) }
    guard own != 0 else { return located }
    located.file = sources[Int(own)]
    // A finding that points at the place anyway does not name it twice.
    if let heir, !related.contains(where: { $0.place == heir.place }) {
      located.heir = heir.located(in: sources, own: own)
    }
    return located
  }

  /// The finding as one of the file that it stands in, which is now the linted one.
  func moved() -> Diagnostic {
    var moved = self
    moved.place = Place(range)
    moved.file = nil
    moved.heir = nil
    return moved
  }
}

extension Diagnostic.Related {
  fileprivate func located(in sources: [SourceFile], own: UInt8) -> Diagnostic.Related {
    guard file == nil, place.file != own else { return self }
    var located = self
    located.file = sources[Int(place.file)]
    return located
  }
}
