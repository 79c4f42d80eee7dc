import type { Env } from '@/lib/platform/config/env'
import { copyToFolder } from './second-folder'
import { copyToS3 } from './second-s3'

type Settings = Pick<
  Env,
  'BACKUP_KEEP' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

export interface CopyOptions {
  /** Null keeps all. */
  keep: number | null
}

/**
 * Copies a backup to `BACKUP_COPY_TO` and deletes old copies.
 * @throws Error with the cause; nothing half is left
 */
export async function copyBackup(
  file: string,
  place: string,
  settings: Settings,
  { keep }: CopyOptions,
): Promise<void> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(place) ?? []
  if (!bucket) return copyToFolder(file, place, keep ?? 0)
  const connection = {
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
  }
  await copyToS3(file, { connection, bucket, prefix: prefix.replace(/\/+$/, '') }, keep ?? 0)
}
