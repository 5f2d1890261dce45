import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const INSTALLED = '/usr/lib/postgresql'

/** Debian asks this program whether a service may be started; 101 is no. */
const POLICY = '/usr/sbin/policy-rc.d'
const CLUSTERS = '/etc/postgresql-common/createcluster.conf'

/** The folder with the programs of the newest PostgreSQL server of this machine; undefined when there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).toSorted((a, b) => Number(b) - Number(a)) : []
  const found = versions.map((version) => join(INSTALLED, version, 'bin')).find(isServer)
  if (found !== undefined) return found
  // Where other systems have it.
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  return [(stdout ?? '').trim()].find(isServer)
}

function isServer(folder: string): boolean {
  return folder !== '' && ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))
}

/**
 * Makes sure the programs of a PostgreSQL server are there, by Debian's package when we may install one. No database of
 * the system is made or started. Returns their folder; undefined, with a line on standard error, when there are none.
 */
export function ensurePostgres(): string | undefined {
  const found = findPostgres()
  if (found !== undefined) return found
  const root = process.getuid?.() === 0
  if (root && existsSync('/usr/bin/apt-get')) {
    console.error('Installing PostgreSQL for the tests...')
    const made = [
      [POLICY, '#!/bin/sh\nexit 101\n'],
      [CLUSTERS, 'create_main_cluster = false\n'],
    ].filter(([path = '']) => !existsSync(path))
    for (const [path = '', content = ''] of made) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content, { mode: 0o755 })
    }
    try {
      if (!apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql')) {
        apt('update', '-qq')
        apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql')
      }
    } finally {
      if (made.some(([path]) => path === POLICY)) rmSync(POLICY)
    }
  }
  const installed = findPostgres()
  if (installed === undefined) {
    console.error('No PostgreSQL server could be installed: what needs one is skipped (apt-get install postgresql).')
  }
  return installed
}

function apt(...args: string[]): boolean {
  // Files of settings that are there are kept.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', UCF_FORCE_CONFFOLD: '1' }
  return spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0
}
