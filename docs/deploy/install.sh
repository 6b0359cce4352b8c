#!/bin/sh
# Turns a fresh Debian (12 or newer) into the site behind Caddy with TLS, in some minutes. Run it as root, when the DNS
# name leads to this machine:
#
#   apt-get update && apt-get install --yes git ca-certificates
#   git clone --branch v1.1.0 URL /srv/site
#   sh /srv/site/docs/deploy/install.sh www.example.com
#
# It may be run again: it keeps .env, and a Caddyfile with this name in it. A later release needs docs/operations.md only.
set -eu
name=${1:?the name of the site, such as www.example.com}
cd "$(dirname "$0")/../.."
[ "$(pwd)" = /srv/site ] || { echo "The units name /srv/site, and this is $(pwd)."; exit 1; }
[ "$(id -u)" = 0 ] || { echo "This needs root."; exit 1; }

umask 022 # the site runs as another user, and must read all of it
apt-get update
DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends ca-certificates curl libatomic1 caddy
id site > /dev/null 2>&1 || useradd --system --shell /usr/sbin/nologin site
sh docs/deploy/pnpm.sh
pnpm install --frozen-lockfile
pnpm build

if [ ! -e .env ]; then
  install --mode=600 .env.example .env # root's: the units hand the service a copy
  sed --in-place \
    --expression="s|^SITE_ORIGIN=.*|SITE_ORIGIN=https://$name|" \
    --expression="s|^TRUST_PROXY=.*|TRUST_PROXY=127.0.0.1/32,::1/128|" \
    --expression="s|^DATABASE_URL=.*|DATABASE_URL=file:/var/lib/credentialing-site/site.db|" \
    --expression="s|^OPS_PORT=.*|OPS_PORT=3001|" \
    --expression="s|^SECRET_KEY=.*|SECRET_KEY=$(od -An -N32 -tx1 /dev/urandom | tr -d ' \n')|" .env
fi
cp docs/deploy/*.service docs/deploy/*.timer /etc/systemd/system/
grep -qs "$name" /etc/caddy/Caddyfile || sed "s/www\.example\.com/$name/" docs/deploy/Caddyfile > /etc/caddy/Caddyfile

if [ -d /run/systemd/system ]; then
  systemctl daemon-reload
  systemctl enable --now credentialing-site credentialing-site-nightly.timer credentialing-site-canary.timer
  systemctl restart caddy # reads the pages' policy, which the site has published
  node_modules/.bin/node apps/server/src/cli/leads.ts doctor || true
fi
echo "Mail: set SMTP_URL, LEAD_EMAIL_TO and LEAD_EMAIL_FROM in /srv/site/.env, then"
echo "  systemctl restart credentialing-site && systemctl start credentialing-site-canary && pnpm leads doctor"
echo "docs/launch.md has what comes before the first visitor."
