#!/bin/sh
# Makes deploy/secrets, what compose.yaml hands to the containers. Whatever is there stays.
set -eu
folder=${1:-$(dirname "$0")/secrets}
mkdir -p "$folder"
# Others of this machine cannot enter; the containers are given the single files.
chmod 700 "$folder"
random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
keep() {
  [ -e "$folder/$1" ] || printf '%s' "$2" >"$folder/$1"
  chmod 444 "$folder/$1"
}
keep admin-password "$(random)"
keep database-password "$(random)"
keep database-url "postgres://mizan:$(cat "$folder/database-password")@database:5432/mizan"
keep files-password "$(random)"
keep files-credentials "[default]
aws_access_key_id = mizan
aws_secret_access_key = $(cat "$folder/files-password")"
keep ai-api-key "none"
keep settings-secret "$(random)"
keep grafana-password "$(random)"
echo "The password of the administrator is in $folder/admin-password"
