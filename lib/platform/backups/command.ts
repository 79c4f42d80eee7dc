import 'server-only'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { commandEnv } from '@/lib/platform/config/runtime'
import { Interrupted, waitUnlessStopping } from '@/lib/platform/jobs/stopping'

const OUTPUT_MAX = 20_000

export type CommandResult = { code: number; lines: string[] }

/** Runs a command in a separate process. */
export async function runCommand(name: string, args: string[]): Promise<CommandResult> {
  const { root, script } = findCommand(process.cwd(), name)
  const child = spawn(/* turbopackIgnore: true */ process.execPath, [...script, ...args], {
    cwd: root,
    env: commandEnv(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-OUTPUT_MAX)
    })
  }
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  try {
    const code = await waitUnlessStopping(ended, 0)
    return { code, lines: output.split('\n').filter((line) => line !== '') }
  } catch (error) {
    if (error instanceof Interrupted) {
      child.kill('SIGTERM')
      await ended
    }
    throw error
  }
}

type Found = { root: string; script: string[] }

function findCommand(folder: string, name: string): Found {
  // Without the hints the build traces every file of the project.
  const bundle = path.join(/* turbopackIgnore: true */ folder, 'commands', `${name}.mjs`)
  if (existsSync(/* turbopackIgnore: true */ bundle)) return { root: folder, script: [bundle] }
  const source = path.join(/* turbopackIgnore: true */ folder, 'scripts', `${name}.ts`)
  if (existsSync(/* turbopackIgnore: true */ source))
    return { root: folder, script: ['--conditions=react-server', '--import', 'tsx', source] }
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error(`there is no command ${name}`)
  return findCommand(parent, name)
}
