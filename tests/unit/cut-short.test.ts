import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const script = (runner: string) => `
  import { assertNotStopped, ${runner}, stopInOrder, stoppedWithin } from './scripts/support/children.ts'
  import { runScript, print } from './scripts/support/failure.ts'
  stopInOrder()
  await runScript(() => ${runner}(async () => {
    print('begun')
    await stoppedWithin(60_000)
    assertNotStopped()
    return 0
  }))
  process.exit()
`

async function stopped(runner: string): Promise<number> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script(runner)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const end = once(child, 'close')
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  const [code] = await end
  return code
}

it.each([
  ['runService', 0],
  ['runTask', 130],
])(
  '%s ends with exit code %i after a SIGTERM',
  async (runner, code) => {
    expect(await stopped(runner)).toBe(code)
  },
  20_000,
)
