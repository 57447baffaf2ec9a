#!/usr/bin/env bash
# Starts or stops a PostgreSQL and a Redis for the tests on loopback: services.sh start|stop|crash-postgres FOLDER
# After start, FOLDER/addresses holds TEST_DATABASE_URL and TEST_REDIS_URL as exports.
set -euo pipefail
action=$1
folder=$2
postgres_port=${POSTGRES_PORT:-55432}
redis_port=${REDIS_PORT:-56379}

install_missing() {
  if ! command -v redis-server >/dev/null || ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql redis-server >/dev/null
  fi
}

as_postgres() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }

start() {
  install_missing
  local bin
  bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
  mkdir -p "$folder/postgres" "$folder/redis"
  if [ "$(id -u)" = 0 ]; then chown postgres "$folder/postgres"; chmod 755 "$folder"; fi
  as_postgres "$bin/initdb" -D "$folder/postgres/data" -U triptych --auth=trust -E UTF8 --locale=C.UTF-8 >/dev/null
  as_postgres "$bin/pg_ctl" -D "$folder/postgres/data" -w -l "$folder/postgres/log" \
    -o "-p $postgres_port -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200 -c fsync=${POSTGRES_FSYNC:-off}" start >/dev/null
  redis-server --port "$redis_port" --bind 127.0.0.1 --dir "$folder/redis" --save '' --daemonize yes --pidfile "$folder/redis/pid" >/dev/null
  {
    echo "export TEST_DATABASE_URL=postgres://triptych@127.0.0.1:$postgres_port/postgres"
    echo "export TEST_REDIS_URL=redis://127.0.0.1:$redis_port"
  } >"$folder/addresses"
}

# Ends PostgreSQL as a crash does, and starts it again, which recovers.
crash-postgres() {
  local bin
  bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
  as_postgres "$bin/pg_ctl" -D "$folder/postgres/data" -w -m immediate -l "$folder/postgres/log" restart >/dev/null
}

stop() {
  local bin
  bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
  as_postgres "$bin/pg_ctl" -D "$folder/postgres/data" -m immediate stop >/dev/null 2>&1 || true
  if [ -f "$folder/redis/pid" ]; then kill "$(cat "$folder/redis/pid")" 2>/dev/null || true; fi
  rm -rf "$folder"
}

"$action"
