import { rename } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import type { uploadPhotoContract } from '@/lib/features/photos/contract'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { storage } from '@/lib/platform/storage/storage'
import { call } from './api'
import { picture, upload } from './pictures'

export async function uploadedBy({ token }: { token: string }): Promise<string> {
  const body = upload(await picture())
  const answer = await call<typeof uploadPhotoContract>('POST /photos', { token, body })
  expect(answer.status).toBe(201)
  return answer.data.id
}

export async function withFiles(): Promise<string[]> {
  const ids = new Set<string>()
  for await (const { key } of storage().list('photos')) ids.add(key.split('/')[1] ?? '')
  return [...ids].sort()
}

export async function withRows(): Promise<string[]> {
  const rows = await db().photo.findMany({ select: { id: true } })
  return rows.map(({ id }) => id).sort()
}

/** Simulates an unmounted volume. */
export async function whileStorageIsAway<T>(work: () => Promise<T>): Promise<T> {
  const folder = path.resolve(env().BROTA_DATA_DIR, 'storage')
  await rename(folder, `${folder}.away`)
  try {
    return await work()
  } finally {
    await rename(`${folder}.away`, folder)
  }
}
