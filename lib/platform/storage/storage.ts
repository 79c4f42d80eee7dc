import 'server-only'
import path from 'node:path'
import { type Env, env } from '@/lib/platform/config/env'
import { listMissingVariables, type StorageName } from '@/lib/platform/config/storage'
import { createCheckedDriver } from './checked-driver'
import type { StorageDriver } from './driver'
import { folderDriver } from './folder'
import { s3Driver } from './s3'
import { uploadThingDriver } from './uploadthing'

let driver: StorageDriver | undefined

export function storage(): StorageDriver {
  driver ??= openDriver(env().STORAGE_DRIVER)
  return driver
}

/** @throws Error with one line that names the missing variables */
export function openDriver(name: StorageName, settings: Env = env()): StorageDriver {
  const missing = listMissingVariables(name, settings)
  if (missing.length > 0) throw new Error(`the storage ${name} needs ${missing.join(', ')}`)
  return createCheckedDriver(makers[name](settings))
}

const makers: Record<StorageName, (settings: Env) => StorageDriver> = {
  folder: ({ BROTA_DATA_DIR }) => folderDriver(path.resolve(BROTA_DATA_DIR, 'storage')),
  s3: (settings) =>
    s3Driver({
      endpoint: settings.S3_ENDPOINT,
      region: settings.S3_REGION,
      bucket: settings.S3_BUCKET ?? '',
      accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
      prefix: settings.S3_PREFIX,
    }),
  uploadthing: (settings) =>
    uploadThingDriver({
      token: settings.UPLOADTHING_TOKEN ?? '',
      apiUrl: settings.UPLOADTHING_API_URL,
      ingestUrl: settings.UPLOADTHING_INGEST_URL,
    }),
}
