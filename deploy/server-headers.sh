#!/bin/sh
# Prints the headers of a build for a server: deploy/server-headers.sh nginx dist/apps/storefront/_headers
set -eu
case "$1" in
  nginx) line='add_header \1 "\2" always;' ;;
  caddy) line='\1 "\2"' ;;
  apache) line='Header always set \1 "\2"' ;;
  *) echo "usage: $0 nginx|caddy|apache FILE" >&2; exit 1 ;;
esac
sed -n "\\#^/\\*\$#,/^\\//{s/^  \\([^:]*\\): \\(.*\\)\$/$line/p;}" "$2"
