import { open, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { connectS3, type S3Connection } from '@/lib/platform/storage/s3'
import { Failure } from '../failure'
import { selectOldBackups } from './rotation'

export interface S3Place {
  connection: S3Connection
  bucket: string
  prefix: string
}

/** Grows beyond `PARTS_MAX`. The protocol requires 5 MiB. */
const PART_BYTES = 8 * 1024 * 1024
const PARTS_MAX = 9_000
/** Older: of a killed process. */
const ABANDONED_MS = 24 * 60 * 60 * 1000

type Opened = Awaited<ReturnType<typeof connectS3>> & { Bucket: string }

/** Uploads a backup in parts; the object exists only when whole. */
export async function copyToS3(
  file: string,
  { connection, bucket, prefix }: S3Place,
  keep: number,
): Promise<void> {
  const opened = { ...(await connectS3(connection)), Bucket: bucket }
  const folder = prefix === '' ? '' : `${prefix}/`
  const Key = folder + path.basename(file)
  const { size } = await stat(file)
  try {
    await abortAbandoned(opened, folder)
    await upload(opened, Key, file, size)
    const { sdk, client } = opened
    const sizes = await listSizes(opened, folder)
    if (sizes.get(Key) !== size) throw new Failure('the copy is not as long as the backup')
    for (const old of selectOldBackups([...sizes.keys()], keep))
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: old }))
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(toReason(error))
  } finally {
    opened.client.destroy()
  }
}

async function upload(opened: Opened, Key: string, file: string, size: number): Promise<void> {
  const { sdk, client, Bucket } = opened
  if (size > PART_BYTES) return uploadParts(opened, Key, file, size)
  await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body: await readFile(file) }))
}

async function uploadParts(
  { sdk, client, Bucket }: Opened,
  Key: string,
  file: string,
  size: number,
): Promise<void> {
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key }))
  const bytes = Math.max(PART_BYTES, Math.ceil(size / PARTS_MAX))
  const handle = await open(file)
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = []
    for (let start = 0; start < size; start += bytes) {
      const Body = Buffer.alloc(Math.min(bytes, size - start))
      const { bytesRead } = await handle.read(Body, 0, Body.byteLength, start)
      if (bytesRead !== Body.byteLength) throw new Failure('the backup changed while it was copied')
      const PartNumber = Parts.length + 1
      const { ETag } = await client.send(
        new sdk.UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }),
      )
      Parts.push({ ETag, PartNumber })
    }
    await client.send(
      new sdk.CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }),
    )
  } catch (error) {
    const abort = new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })
    await client.send(abort).catch(() => undefined)
    throw error
  } finally {
    await handle.close()
  }
}

/** Parts cost space. A server that cannot list them is no failure. */
async function abortAbandoned({ sdk, client, Bucket }: Opened, Prefix: string): Promise<void> {
  const list = new sdk.ListMultipartUploadsCommand({ Bucket, Prefix })
  const { Uploads = [] } = await client.send(list).catch(() => ({ Uploads: [] }))
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (Initiated && Date.now() - Initiated.getTime() < ABANDONED_MS) continue
    const abort = new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })
    await client.send(abort).catch(() => undefined)
  }
}

async function listSizes({ sdk, client, Bucket }: Opened, Prefix: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter: '/' }))
    for (const { Key = '', Size = 0 } of page.Contents ?? []) sizes.set(Key, Size)
  return sizes
}

/** SDK errors often have a name but no message. */
function toReason(error: unknown): string {
  const { name, message, code } = error as NodeJS.ErrnoException
  return [name, code, message].filter((part, at, all) => part && all.indexOf(part) === at).join(': ')
}
