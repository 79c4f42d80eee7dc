import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { installPackage, isContainer } from './system-packages'

/** Debian's package of Chromium without a window: everything a test needs, in half the time. */
const SHELL = { file: '/usr/bin/chromium-headless-shell', packageName: 'chromium-headless-shell' }

const SYSTEM_BROWSERS = [
  SHELL.file,
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

/**
 * Like `findBrowser`, but installs one when there is none: Playwright's own, else the system's package. In a container,
 * where installing is ours to do, the quick one comes along even beside a Chromium that is there already.
 */
export function ensureBrowser(): string {
  const quick = [chromium.executablePath(), SHELL.file].some((file) => existsSync(file))
  if (!quick && isContainer()) installPackage(SHELL.packageName)
  const found = findBrowser() ?? installOwn() ?? installSystems()
  if (found === null) throw new Error('There is no Chromium on this machine and none could be installed.')
  return found
}

function installOwn(): string | null {
  const entry = createRequire(import.meta.url).resolve('@playwright/test/package.json')
  const cli = path.join(path.dirname(entry), 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
  return findBrowser()
}

function installSystems(): string | null {
  installPackage('chromium')
  return findBrowser()
}
