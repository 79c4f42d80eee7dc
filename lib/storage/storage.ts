import 'server-only'
import path from 'node:path'
import { env } from '@/lib/config/env'
import type { StorageDriver } from './driver'
import { folderDriver } from './folder'

let driver: StorageDriver | undefined

/** The storage of this installation. */
export function storage(): StorageDriver {
  driver ??= folderDriver(path.resolve(env().BROTA_DATA_DIR, 'storage'))
  return driver
}
