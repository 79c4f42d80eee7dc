import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/support/postgres-cluster'
import { openFirefox } from './firefox'
import type { BrowserPage } from './page'
import { openWebkit } from './webkit'

export type Engine = {
  name: string
  /** Debian packages. */
  packages: string
  open: (() => Promise<BrowserPage>) | null
}

const first = (...files: string[]) => files.find((file) => existsSync(file))

/** Lists the engines of Debian, oldest first. */
export function listEngines(): Engine[] {
  return [
    { name: 'WPE WebKit', packages: 'wpewebkit-driver cog', open: findWpe() },
    { name: 'WebKitGTK', packages: 'webkit2gtk-driver xvfb', open: findWebkitGtk() },
    { name: 'Firefox', packages: 'firefox-esr', open: findFirefox() },
  ]
}

function findWpe(): Engine['open'] {
  const [driver, binary] = [first('/usr/bin/WPEWebDriver'), first('/usr/bin/cog')]
  if (!driver || !binary) return null
  const options = { binary, args: ['--automation', '--platform=headless'] }
  return () => openWithDriver(driver, { browserName: 'cog', 'wpe:browserOptions': options })
}

function findWebkitGtk(): Engine['open'] {
  const driver = first('/usr/bin/WebKitWebDriver')
  const binary = first(...listMiniBrowsers())
  const screen = first('/usr/bin/Xvfb')
  if (!driver || !binary || !screen) return null
  const options = { binary, args: ['--automation'] }
  return async () => {
    const { child, display } = await startScreen(screen)
    const page = await openWithDriver(
      driver,
      { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
      { DISPLAY: display },
    )
    return { ...page, close: () => page.close().finally(() => child.kill()) }
  }
}

/** Debian has a folder of libraries per architecture. */
function listMiniBrowsers(): string[] {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  return folders.flatMap((folder) =>
    ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
  )
}

function findFirefox(): Engine['open'] {
  const binary = first('/usr/bin/firefox-esr', '/usr/bin/firefox')
  return binary ? () => openFirefox(binary) : null
}

async function openWithDriver(
  driver: string,
  capabilities: Record<string, unknown>,
  environment: Record<string, string> = {},
): Promise<BrowserPage> {
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  })
  const server = `http://127.0.0.1:${port}`
  await waitForServer(server)
  const page = await openWebkit(server, capabilities)
  return { ...page, close: () => page.close().finally(() => child.kill()) }
}

async function waitForServer(server: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${server}/status`)
        .then(({ ok }) => ok)
        .catch(() => false)
    )
      return
    await sleep(100)
  }
  throw new Error(`${server} does not respond`)
}

async function startScreen(program: string): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    child.once('exit', () => reject(new Error('Xvfb ended')))
  })
  return { child, display: `:${number}` }
}
