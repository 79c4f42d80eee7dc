import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { buildUser } from './user'

/** Builds the row of an unused photo, without files. */
export async function buildPhoto(data: Partial<Prisma.PhotoUncheckedCreateInput> = {}) {
  const uploaderId = data.uploaderId === undefined ? (await buildUser()).id : data.uploaderId
  return db().photo.create({ data: { width: 1200, height: 900, bytes: 30_000, ...data, uploaderId } })
}
