import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Room for one small file, but not for two. */
const LEFT = 4096

export type SmallDisk = { fill(): void; free(): void; close(): void }

/**
 * Fills the disk of a folder: as root with a full file system, otherwise with a file size limit on the
 * writer.
 * @param writer that process, once there is one
 */
export function smallDisk(folder: string, writer: () => number): SmallDisk {
  mkdirSync(folder)
  const failure =
    process.getuid?.() === 0 ? run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder) : 'not root'
  if (failure) return limited(writer)
  const ballast = path.join(folder, '.ballast')
  return {
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - LEFT))
    },
    free: () => rmSync(ballast),
    close: () => assertNoFailure(run('umount', folder)),
  }
}

function limited(writer: () => number): SmallDisk {
  // The hard limit stays, so that the soft one can rise again.
  const limit = (bytes: string) =>
    assertNoFailure(run('prlimit', '--pid', String(writer()), `--fsize=${bytes}:`))
  return { fill: () => limit('0'), free: () => limit('unlimited'), close: () => undefined }
}

function run(command: string, ...args: string[]): string | null {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? null : stderr || String(error)
}

function assertNoFailure(failure: string | null): void {
  if (failure) throw new Error(`this machine has no way to make a disk full: ${failure}`)
}
