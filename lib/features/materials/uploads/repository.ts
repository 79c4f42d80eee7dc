import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'

const COLUMNS = { id: true, name: true, bytes: true, pages: true } as const

export type MaterialRow = { id: string; name: string; bytes: number; pages: number }

/** Returns number and size of PDFs. */
export async function sumMaterialBytes(
  tx: Db,
  challengeId: string,
): Promise<{ files: number; bytes: number }> {
  const { _count: files, _sum } = await tx.material.aggregate({
    where: { challengeId },
    _count: true,
    _sum: { bytes: true },
  })
  return { files, bytes: _sum.bytes ?? 0 }
}

/** Inserts a row, hidden until `showMaterial`. */
export async function insertMaterial(
  tx: Db,
  material: MaterialRow & { challengeId: string; unusedSince: Date },
): Promise<void> {
  await tx.material.create({ data: material, select: { id: true } })
}

/** Inserts or renews a hidden row; false for a used id. */
export async function putHidden({
  id,
  name,
  bytes,
  pages,
  unusedSince,
}: MaterialRow & { unusedSince: Date }) {
  const written = await db().$executeRaw`
    insert into materials (id, name, bytes, pages, idle_since)
    values (${id}::uuid, ${name}, ${bytes}, ${pages}, ${unusedSince}::timestamptz)
    on conflict (id) do update set name = excluded.name, bytes = excluded.bytes, pages = excluded.pages,
      idle_since = excluded.idle_since, challenge_id = null
      where materials.idle_since is not null`
  return written === 1
}

/** Shows a stored material in a challenge. */
export async function attachMaterial(
  tx: Db,
  { id, name, challengeId }: Place & { name: string },
): Promise<boolean> {
  const data = { name, challengeId, unusedSince: null }
  return (await tx.material.updateMany({ where: { id }, data })).count === 1
}

/** Shows a stored material; false without its challenge. */
export async function showMaterial(tx: Db, id: string): Promise<boolean> {
  const { count } = await tx.material.updateMany({
    where: { id, challengeId: { not: null } },
    data: { unusedSince: null },
  })
  return count === 1
}

export function findShown(challengeId: string): Promise<MaterialRow[]> {
  return db().material.findMany({
    where: { challengeId, unusedSince: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: COLUMNS,
  })
}

export function findMaterial(id: string) {
  return db().material.findFirst({
    where: { id, unusedSince: null, challengeId: { not: null } },
    select: { ...COLUMNS, challengeId: true },
  })
}

type Place = { id: string; challengeId: string }

export async function renameMaterial(
  tx: Db,
  { id, challengeId }: Place,
  name: string,
): Promise<MaterialRow | null> {
  const where = { id, challengeId, unusedSince: null }
  const [row] = await tx.material.updateManyAndReturn({ where, data: { name }, select: COLUMNS })
  return row ?? null
}

export async function detachMaterial(tx: Db, { id, challengeId }: Place, now: Date): Promise<boolean> {
  const { count } = await tx.material.updateMany({
    where: { id, challengeId, unusedSince: null },
    data: { challengeId: null, unusedSince: now },
  })
  return count === 1
}

/** Marks materials of deleted challenges as unused. */
export async function detachOrphans(unusedSince: Date): Promise<void> {
  await db().material.updateMany({ where: { challengeId: null, unusedSince: null }, data: { unusedSince } })
}

/** Locks unused materials, oldest first. */
export async function lockUnused(tx: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(Prisma.sql`
    select id from materials where idle_since < ${before}::timestamptz
    order by idle_since limit ${limit} for update skip locked`)
  return rows.map(({ id }) => id)
}

export async function deleteMaterials(tx: Db, ids: string[]): Promise<void> {
  await tx.material.deleteMany({ where: { id: { in: ids } } })
}
