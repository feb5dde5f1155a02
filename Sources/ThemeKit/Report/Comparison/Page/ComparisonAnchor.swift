/// The ids of a page's elements: brands and themes by number, since names may be anything.
struct ComparisonAnchor {
  let brand: Int

  var brandID: String { "brand-\(brand + 1)" }
  func theme(_ index: Int) -> String { "\(brandID)-theme-\(index + 1)" }
}
