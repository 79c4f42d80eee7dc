import 'server-only'
import type { StorageDriver, StoredFile } from './driver'
import { idBits } from './id-bits'
import { parseStorageKey, type StoredFileKind } from './stored-file-kind'

export type Findings = {
  files: number
  bytes: number
  /** Without a row, older than any upload. */
  orphans: { kind: string; id: string; files: number; bytes: number }[]
  lost: { kind: string; id: string; name: string }[]
  foreign: number
}

/** A row is written before its files, and no upload takes a day. */
const SAFE_MS = 24 * 60 * 60 * 1000
const BATCH = 500
const AT_ONCE = 16

type Look = { storage: StorageDriver; keeper: StoredFileKind; findings: Findings; before: number }

/** Compares all files with all rows in use. Takes some 20 bytes per id, outside the heap. */
export async function inspect(
  storage: StorageDriver,
  fileKinds: StoredFileKind[],
  now: Date,
): Promise<Findings> {
  const findings: Findings = { files: 0, bytes: 0, orphans: [], lost: [], foreign: 0 }
  const before = now.getTime() - SAFE_MS
  const shelves = new Map(
    fileKinds.map((fileKind) => [fileKind.kind, shelf({ storage, keeper: fileKind, findings, before })]),
  )
  for await (const file of storage.list('')) {
    findings.files += 1
    findings.bytes += file.bytes
    const place = parseStorageKey(file.key)
    const mine = place && shelves.get(place.kind)
    if (mine) await mine.put(place, file)
    else findings.foreign += 1
  }
  for (const one of shelves.values()) await one.close()
  return findings
}

function shelf(look: Look) {
  const { keeper, findings, before } = look
  const seen = idBits()
  let batch = new Map<string, { files: number; bytes: number; newest: number }>()
  const judge = async () => {
    const rows = new Set(await keeper.existing([...batch.keys()]))
    for (const [id, { files, bytes, newest }] of batch) {
      if (!rows.has(id) && newest < before) findings.orphans.push({ kind: keeper.kind, id, files, bytes })
    }
    batch = new Map()
  }
  return {
    async put({ id, name }: { id: string; name: string }, { bytes, modifiedAt }: StoredFile): Promise<void> {
      const place = keeper.names.indexOf(name)
      if (place >= 0) seen.add(id, 1 << place)
      const { files, bytes: sum, newest } = batch.get(id) ?? { files: 0, bytes: 0, newest: 0 }
      batch.set(id, { files: files + 1, bytes: sum + bytes, newest: Math.max(newest, modifiedAt.getTime()) })
      if (batch.size >= BATCH) await judge()
    },
    async close(): Promise<void> {
      await judge()
      await findLost(look, seen)
    },
  }
}

async function findLost(look: Look, seen: ReturnType<typeof idBits>): Promise<void> {
  const { kind, names, used } = look.keeper
  for (let after: string | null = null; ; ) {
    const ids: string[] = await used(after, BATCH)
    const doubtful = ids.flatMap((id, place) => {
      const previous = ids[place - 1] ?? after
      const absent = names.filter((_, bit) => !(seen.of(id) & (1 << bit)))
      return absent.map((name) => ({ kind, id, name, previous }))
    })
    for (let start = 0; start < doubtful.length; start += AT_ONCE) {
      const some = doubtful.slice(start, start + AT_ONCE)
      const lost = await Promise.all(some.map((one) => isLost(look, one)))
      for (const [place, { previous, ...file }] of some.entries()) {
        if (lost[place]) look.findings.lost.push(file)
      }
    }
    after = ids.at(-1) ?? null
    if (after === null) return
  }
}

type Doubtful = { kind: string; id: string; name: string; previous: string | null }

/** The file may have come after the listing, and its user may be gone. */
async function isLost({ storage, keeper }: Look, { kind, id, name, previous }: Doubtful): Promise<boolean> {
  if (await storage.get(`${kind}/${id}/${name}`)) return false
  return (await keeper.used(previous, 1))[0] === id
}
