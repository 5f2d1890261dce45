import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** The path of a Chromium the tests can start: the system's own, else the one Playwright keeps. */
export function findBrowser(): string | undefined {
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => path !== '' && existsSync(path))
}

/**
 * Makes sure a Chromium is there: Debian's package when we may install one (it also brings Arabic fonts), otherwise
 * Playwright's own download. Returns its path; throws when neither worked.
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found !== undefined) return found
  const run = (command: string, args: string[]): boolean =>
    spawnSync(command, args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  const root = process.getuid?.() === 0
  if (root && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium for the browser tests...')
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-core']
    if (!run('apt-get', install)) {
      run('apt-get', ['update', '-qq'])
      run('apt-get', install)
    }
  }
  if (findBrowser() === undefined) run('npx', ['playwright', 'install', '--only-shell', 'chromium'])
  const installed = findBrowser()
  if (installed === undefined) throw new Error('No Chromium could be installed for the browser tests.')
  return installed
}
