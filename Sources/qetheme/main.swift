import ThemeKit
