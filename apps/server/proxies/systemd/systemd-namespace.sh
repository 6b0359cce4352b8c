#!/bin/sh
# Runs in namespaces of its own (mounts, processes, control groups): a systemd that knows no unit but ours.
# $1: the repository; $2: folder of the units, of the service's data and of its output; $3: user and group id of the service
set -eu
repository=$1 folder=$2 id=$3
mount --make-rprivate /
mount --bind /proc/sys /proc/sys
mount -o remount,bind,ro /proc/sys
mount -t tmpfs tmpfs /run
mkdir -p /run/systemd/system /run/upper /run/work /run/etc
for hierarchy in $(awk '$5 ~ "^/sys/fs/cgroup" { print $5 }' /proc/self/mountinfo | sort -r); do umount -l "$hierarchy"; done
mount -t cgroup2 none /sys/fs/cgroup

# The user "site", and the repository in /srv/site: what the service writes there goes to memory.
for file in passwd group; do cp "/etc/$file" "/run/etc/$file"; done
echo "site:x:$id:$id::/:/usr/sbin/nologin" >> /run/etc/passwd
echo "site:x:$id:" >> /run/etc/group
for file in passwd group; do mount --bind "/run/etc/$file" "/etc/$file"; done
mount -t tmpfs tmpfs /srv
mkdir /srv/site
mount -t overlay overlay -o "lowerdir=$repository,upperdir=/run/upper,workdir=/run/work" /srv/site
chmod 755 /srv/site
rm -rf /srv/site/data /srv/site/.env
mkdir /srv/site/data
mount --bind "$folder/data" /srv/site/data
chown "$id:$id" /srv/site/data

container=namespace SYSTEMD_UNIT_PATH="$folder/units" exec "$(command -v systemd || echo /lib/systemd/systemd)" \
  --system --unit=credentialing-site.service --log-target=null --show-status=0
