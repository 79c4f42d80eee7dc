import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { installPackage, isContainer } from './system-packages'

/** Installs in half the time. */
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

/** Returns Playwright's browser, else the system's, if any. */
export function findBrowser(): string | null {
  const own = chromium.executablePath()
  return [own, ...SYSTEM_BROWSERS].find((file) => file !== '' && existsSync(file)) ?? null
}

/** Returns `findBrowser`, or installs one; in a container the faster headless package. */
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
