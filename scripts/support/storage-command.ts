import { parseArgs } from 'node:util'
import { checkStorage, STORED_FILE_KINDS, sweepStorage } from '@/lib/features/admin/storage-cleanup/service'
import { env } from '@/lib/platform/config/env'
import { STORAGE_NAMES, type StorageName } from '@/lib/platform/config/storage'
import { isLow, readFreeSpace } from '@/lib/platform/storage/free-space'
import type { Findings } from '@/lib/platform/storage/inspect'
import { openDriver } from '@/lib/platform/storage/storage'
import { size } from './backup/print-backup'
import { Failure, print } from './failure'
import { moveFiles } from './storage-move'

const NAMES = STORAGE_NAMES.join(', ')
const HELP = `npm run storage -- check                          counts files, what no row has, what is lost; exit code 1 if any is
npm run storage -- sweep [--certain]              deletes files that no row has and that are older than a day; when they
                                                  are most of all files, only with --certain: is it the right database?
npm run storage -- move --from <storage> --to <storage> [--delete-source]
                                                  copies every file of a row and reads it back; storages: ${NAMES}

Moving while people go on using Brota:
  1. Set the variables of the new storage, leave STORAGE_DRIVER as it is, and run move: it takes as long as it takes.
  2. Set STORAGE_DRIVER to the new one and restart. What was uploaded since the first move is missed until step 3.
  3. Run move again: only what came meanwhile is left, so that this takes a moment. Then check.
  4. When all is well, run move with --delete-source. It compares both sides byte by byte before it deletes anything.
A move that was cut off is run again; it goes on where it was.`

type Options = { from?: string; to?: string; certain?: boolean; 'delete-source'?: boolean }

export async function storageCommand(args: string[]): Promise<number> {
  const { verb, options } = parse(args)
  if (verb === 'check') return check()
  if (verb === 'sweep') return sweep(options)
  if (verb === 'move') return move(options)
  print(HELP)
  return verb === 'help' ? 0 : 1
}

function parse(args: string[]): { verb: string | undefined; options: Options } {
  const flag = { type: 'boolean' } as const
  const text = { type: 'string' } as const
  try {
    const options = { from: text, to: text, certain: flag, 'delete-source': flag }
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
    return { verb: positionals[0], options: values }
  } catch (error) {
    throw new Failure(`${(error as Error).message}\n${HELP}`)
  }
}

async function check(): Promise<number> {
  const findings = await checkStorage(new Date())
  printFindings(findings)
  print(await summarize(findings))
  return findings.lost.length > 0 ? 1 : 0
}

async function summarize({ files, bytes, lost }: Findings): Promise<string> {
  const space = await readFreeSpace()
  const disk = space
    ? ` The disk of the data folder has ${size(space.free)} of ${size(space.size)} free${isLow(space) ? ': almost full' : ''}.`
    : ''
  const verdict = lost.length > 0 ? `BAD: ${lost.length} files are lost` : 'GOOD: no file is lost'
  return `${verdict}, ${files} files of ${size(bytes)}.${disk}`
}

async function sweep({ certain = false }: Options): Promise<number> {
  const { findings, swept } = await sweepStorage(new Date(), { certain })
  printFindings(findings)
  print(
    swept
      ? 'Orphans deleted.'
      : 'Nothing deleted: most files have no row here. Is it the right database? Then --certain.',
  )
  return swept ? 0 : 1
}

async function move({ from, to, 'delete-source': deleteSource = false }: Options): Promise<number> {
  const [source, target] = [parseStorageName(from), parseStorageName(to)]
  if (source === target) throw new Failure('--from and --to are the same storage')
  if (deleteSource && env().STORAGE_DRIVER === source) {
    throw new Failure(
      `STORAGE_DRIVER is still ${source}: set it to ${target} and restart before the source is deleted`,
    )
  }
  const drivers = { from: openDriver(source), to: openDriver(target) }
  const { copied, kept, left, deleted } = await moveFiles({
    ...drivers,
    keepers: STORED_FILE_KINDS,
    deleteSource,
  })
  print(`${copied} files copied from ${source} to ${target} and read back, ${kept} were there already.`)
  if (left > 0) print(`${left} files belong to no row and stayed behind.`)
  if (deleteSource) print(`${deleted} files deleted from ${source}.`)
  return 0
}

function parseStorageName(name: string | undefined): StorageName {
  const known = STORAGE_NAMES.find((one) => one === name)
  if (!known) throw new Failure(`--from and --to want one of ${NAMES}`)
  return known
}

function printFindings({ files, bytes, orphans, lost, foreign }: Findings): void {
  const orphaned = orphans.reduce((sum, orphan) => sum + orphan.files, 0)
  print(
    `${files} files, ${bytes} bytes; ${orphaned} without a row, ${lost.length} lost, ${foreign} not ours.`,
  )
  for (const { kind, id, name } of lost) print(`lost: ${kind}/${id}/${name}`)
}
