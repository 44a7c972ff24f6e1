//! A scene as SVG and as terminal text.
