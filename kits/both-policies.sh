#!/bin/sh
# Prints the new configuration with what the old one's policy allows too: for the time in which a
# server that copies files in place has files of both builds.
#
#   kits/both-policies.sh old/nginx.conf deploy/nginx.conf > both.conf
set -eu

old=${1:?"Say the configuration that is live"} new=${2:?"Say the configuration of the new build"}
edits=""
for directive in script-src style-src style-src-attr; do
  hashes=$(sed -n "s/.*; $directive \([^;]*\).*/\1/p" "$old" | head -n 1 |
    tr ' ' '\n' | grep -E "^'(sha256-|unsafe-hashes)" | tr '\n' ' ' || true)
  [ -z "$hashes" ] || edits="${edits}s|; $directive \('none'\)\{0,1\}|; $directive $hashes|
"
done
sed "$edits" "$new"
