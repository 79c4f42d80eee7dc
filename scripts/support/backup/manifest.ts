import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { inProject } from '../project'
import { parseFileOwner } from './files'

/** Incremented when an older reader would misread the format. */
export const FORMAT = { name: 'brota-backup', version: 1 } as const

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)
const count = z.number().int().min(0)

const table = z.strictObject({
  name: identifier,
  columns: z.array(identifier).min(1),
  rows: count,
  /** In COPY format, uncompressed. */
  bytes: count,
  sha256,
})

const manifest = z.strictObject({
  format: z.literal(FORMAT.name),
  version: z.literal(FORMAT.version),
  madeAt: z.iso.datetime(),
  app: z.string().max(40),
  postgres: z.string().max(80),
  migrations: z.array(z.string().regex(/^[a-z0-9_]{1,200}$/)).min(1),
  tables: z.array(table).min(1),
  sequences: z.array(
    z.strictObject({ name: identifier, last: z.string().regex(/^\d{1,19}$/), called: z.boolean() }),
  ),
  files: z.strictObject({ count, bytes: count }),
  /** `gone` was deleted during the backup, `lost` was not. */
  missing: z.array(z.strictObject({ key: z.string().max(300), reason: z.enum(['gone', 'lost']) })),
})

export type Manifest = z.infer<typeof manifest>
export type TableOfBackup = z.infer<typeof table>

/** Parses a manifest; null when invalid or in another format. */
export function parseManifest(text: string): Manifest | null {
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export function appVersion(): string {
  return (JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string }).version
}

export const MANIFEST = 'manifest.json'
/** Last entry; lists all others in order, for `sha256sum -c`. */
export const CHECKSUMS = 'checksums.sha256'

export const entryOfTable = (name: string) => `database/${name}.copy.gz`
export const entryOfFile = (key: string) => `files/${key}`

const TABLE_ENTRY = /^database\/([a-z_][a-z0-9_]{0,62})\.copy\.gz$/
const FILE_ENTRY = /^files\/([a-z]{1,30}\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[a-z0-9.-]{1,80})$/

export type EntryKind =
  | { kind: 'table'; table: string }
  | { kind: 'file'; key: string }
  | { kind: 'manifest' }
  | { kind: 'checksums' }

/** Parses an entry's name; null for unknown names, such as path traversal. */
export function parseEntryKind(name: string): EntryKind | null {
  if (name === MANIFEST) return { kind: 'manifest' }
  if (name === CHECKSUMS) return { kind: 'checksums' }
  const table = TABLE_ENTRY.exec(name)?.[1]
  if (table) return { kind: 'table', table }
  const key = FILE_ENTRY.exec(name)?.[1]
  return key && parseFileOwner(key) ? { kind: 'file', key } : null
}

export const checksumLine = (name: string, digest: string) => `${digest}  ${name}\n`
