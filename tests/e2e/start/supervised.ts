import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '../../../scripts/support/project'

export interface Run {
  child: ChildProcess
  said(): string
  exit: Promise<number | null>
}

const START = ['--conditions=react-server', '--import', 'tsx', path.join(projectRoot, 'scripts/start.ts')]

export function start(variables: Record<string, string>): Run {
  const own = { DATABASE_URL: '', APP_URL: '', HOST: '', SEED_DEMO: '', NODE_ENV: 'production' as const }
  const { npm_lifecycle_event: _, ...inherited } = process.env
  const child = spawn(process.execPath, START, {
    cwd: projectRoot,
    env: { ...inherited, ...own, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, said: () => output, exit }
}

export async function addressLine(run: Run): Promise<string> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const line = run
      .said()
      .split('\n')
      .find((text) => text.startsWith('Brota: http'))
    if (line) return line
    if (run.child.exitCode !== null) break
    await sleep(100)
  }
  throw new Error(`no address was printed, but: ${run.said()}`)
}

export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'brota-start-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Returns false on a timeout. */
export async function comesTrue(condition: () => boolean, seconds = 10): Promise<boolean> {
  for (let tries = 0; tries < seconds * 20; tries += 1) {
    if (condition()) return true
    await sleep(50)
  }
  return condition()
}
