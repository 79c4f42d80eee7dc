import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from '@playwright/test'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser to test with: Playwright's own, else the system's; null when the machine has none. */
export function findBrowser(): string | null {
  const own = chromium.executablePath()
  return [own, ...SYSTEM_BROWSERS].find((file) => file !== '' && existsSync(file)) ?? null
}

/** Like `findBrowser`, but installs one when there is none: Playwright's own, else the system's package. */
export function ensureBrowser(): string {
  const found = findBrowser() ?? installOwn() ?? installPackage()
  if (found === null) throw new Error('There is no Chromium on this machine and none could be installed.')
  return found
}

function installOwn(): string | null {
  const entry = createRequire(import.meta.url).resolve('@playwright/test/package.json')
  const cli = path.join(path.dirname(entry), 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
  return findBrowser()
}

function installPackage(): string | null {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return null
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
    stdio: 'inherit',
    env,
  })
  return findBrowser()
}
