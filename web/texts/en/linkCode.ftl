code-of = QR code of the public link for { $name }
scan = Guests scan it to open the link.
download = Download as SVG
in-file-name = QR code
