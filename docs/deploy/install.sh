#!/bin/sh
# Installs the site behind Caddy with TLS on a fresh Debian (12 or newer), in a few minutes. Once the DNS name points to
# this machine, run as root:
#
#   apt-get update && apt-get install --yes git ca-certificates
#   git clone --branch v1.1.0 URL /srv/site
#   sh /srv/site/docs/deploy/install.sh www.example.com
#
# It can be run again: it keeps .env, and a Caddyfile that contains this name. For later releases, see docs/operations.md.
set -eu
name=${1:?the name of the site, such as www.example.com}
cd "$(dirname "$0")/../.."
[ "$(pwd)" = /srv/site ] || { echo "Clone the repository to /srv/site, because the units name it; this is $(pwd)."; exit 1; }
[ "$(id -u)" = 0 ] || { echo "Run this script as root."; exit 1; }

umask 022 # the site's user must be able to read the whole repository
apt-get update
DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends ca-certificates curl libatomic1 caddy
id site > /dev/null 2>&1 || useradd --system --shell /usr/sbin/nologin site
sh docs/deploy/pnpm.sh
pnpm install --frozen-lockfile
pnpm build

if [ ! -e .env ]; then
  install --mode=600 .env.example .env # belongs to root: systemd gives the service a copy
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
  systemctl restart caddy # Caddy reads the pages' policy, which the site has published now
  node_modules/.bin/node apps/server/src/cli/leads.ts doctor || true
fi
echo "Next, set SMTP_URL, LEAD_EMAIL_TO and LEAD_EMAIL_FROM in /srv/site/.env, and run in /srv/site:"
echo "  systemctl restart credentialing-site && systemctl start credentialing-site-canary && pnpm leads doctor"
echo "Before the first visitor comes, do what docs/launch.md says."
