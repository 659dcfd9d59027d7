#!/bin/sh
# Puts the finished build on a server with nginx, without a moment in which files and headers are of
# two builds: each build gets a folder of its own, and one reload changes both.
#
#   kits/deploy.sh deploy@www.example.org:/srv/site     or a folder of this machine
#
# The server block has:  include /srv/site/current/site.conf;
# RELOAD is the command that makes nginx read its configuration again. PATH_PREFIX as in the build.
set -eu

target=${1:?"Say where: kits/deploy.sh deploy@www.example.org:/srv/site"}
reload=${RELOAD:-"sudo nginx -t && sudo nginx -s reload"}
prefix=${PATH_PREFIX:-}
id=$(sed -n 's/.*"id":"\([^"]*\)".*/\1/p' public/builds/latest.json 2>/dev/null || true)
[ -n "$id" ] || { echo "There is no finished build in public/." >&2; exit 1; }
built=$(sed -n 's/^location = \([^ ]*\) {.*/\1/p' deploy/nginx.conf)
[ "$built" = "$prefix" ] || {
  echo "PATH_PREFIX is \"$prefix\", but the build is for \"$built\"." >&2
  exit 1
}
# nginx takes a path that is not absolute as one below its own folder.
case $target in
  *:/* | /*) ;;
  *) echo "Write the whole path: deploy@www.example.org:/srv/site" >&2; exit 1 ;;
esac

case $target in
  *:*) folder=${target#*:}; on_server() { ssh "${target%%:*}" sh -eu -s; } ;;
  *) folder=$target; on_server() { sh -eu -s; } ;;
esac
release=releases/$id

echo "mkdir -p '$folder/$release/www$prefix'" | on_server
# nginx reads files that everybody may read.
rsync -a --chmod=D755,F644 public/ "$target/$release/www$prefix/"
rsync -a --chmod=F644 deploy/nginx.conf "$target/$release/nginx.conf"

on_server <<COMMANDS
cd '$folder'
# Tabs that are open may still ask for hashed files of the build before.
before=\$(readlink current || true)
if [ -n "\$before" ] && [ "\$before" != '$release' ] && [ -d "\$before/www$prefix" ]; then
  rsync -a --ignore-existing --include='/*.js' --include='/*.css' --include='/static/***' \
    --exclude='*' "\$before/www$prefix/" '$release/www$prefix/'
fi
printf 'root %s;\ninclude %s;\n' '$folder/$release/www' '$folder/$release/nginx.conf' > '$release/site.conf'
ln -sfn '$release' current
if ! ($reload); then
  # nginx goes on with what it has; the next restart has to find a configuration that works.
  if [ -n "\$before" ]; then ln -sfn "\$before" current; fi
  echo 'nginx did not accept the new configuration; the site is as it was.' >&2
  exit 1
fi
# The newest five builds stay, to roll back to.
ls -1dt releases/* | grep -Fvx '$release' | tail -n +5 | xargs -r rm -rf --
COMMANDS
echo "Published build $id."
