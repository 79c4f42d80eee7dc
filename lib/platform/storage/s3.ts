import 'server-only'
import type { S3Client } from '@aws-sdk/client-s3'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import type { StorageDriver, StoredFile } from './driver'

export type S3Connection = {
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export type S3Settings = S3Connection & {
  bucket: string
  /** Lets several installations share a bucket. */
  prefix?: string
  /** Default and maximum are 1000. */
  pageSize?: number
}

const CONNECT_MS = 5_000
const REQUEST_MS = 30_000
const TRIES = 3
/** All retries together, shorter than a browser's timeout. */
const FILE_MS = 45_000
const DELETE_MS = 10_000
const DELETES_AT_ONCE = 16

export function s3Driver(settings: S3Settings): StorageDriver {
  const { bucket: Bucket, pageSize } = settings
  const trimmed = settings.prefix?.replace(/^\/+|\/+$/g, '')
  const root = trimmed ? `${trimmed}/` : ''
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined
  const open = () => {
    opened ??= runDetached(() => connectS3(settings))
    return opened
  }
  async function* pages(prefix: string, patience: Patience = {}): AsyncGenerator<StoredFile[]> {
    const { sdk, client } = await open()
    const Prefix = prefix === '' ? root : `${root}${prefix}/`
    const found = sdk.paginateListObjectsV2({ client, pageSize }, { Bucket, Prefix }, patience)
    for await (const page of found) {
      yield (page.Contents ?? []).map(({ Key = '', Size = 0, LastModified = new Date(0) }) => ({
        key: Key.slice(root.length),
        bytes: Size,
        modifiedAt: LastModified,
      }))
    }
  }
  return {
    async put(key, bytes) {
      const { sdk, client } = await open()
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: root + key, Body: bytes }), within(FILE_MS))
    },
    async get(key) {
      const { sdk, client } = await open()
      try {
        const { Body } = await client.send(
          new sdk.GetObjectCommand({ Bucket, Key: root + key }),
          within(FILE_MS),
        )
        return new Uint8Array((await Body?.transformToByteArray()) ?? [])
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null
        throw error
      }
    },
    async deleteUnder(prefix) {
      const { sdk, client } = await open()
      const patience = within(DELETE_MS)
      const remove = (key: string) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key: root + key }), patience)
      for await (const files of pages(prefix, patience)) {
        // Not every S3 server can delete many at once, or expects the same checksum header.
        for (let start = 0; start < files.length; start += DELETES_AT_ONCE) {
          await Promise.all(files.slice(start, start + DELETES_AT_ONCE).map(({ key }) => remove(key)))
        }
      }
    },
    async *list(prefix) {
      for await (const files of pages(prefix)) yield* files
    },
  }
}

type Patience = { abortSignal?: AbortSignal }

const within = (milliseconds: number): Patience => ({ abortSignal: AbortSignal.timeout(milliseconds) })

type Sdk = typeof import('@aws-sdk/client-s3')

/** The SDK is CommonJS: some bundles have it as default export only. */
async function loadSdk(): Promise<Sdk> {
  const loaded: Sdk & { default?: Sdk } = await import('@aws-sdk/client-s3')
  return loaded.default ?? loaded
}

export async function connectS3({ endpoint, region, accessKeyId, secretAccessKey }: S3Connection) {
  const sdk = await loadSdk()
  const client = new sdk.S3Client({
    region,
    endpoint,
    forcePathStyle: endpoint !== undefined,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: TRIES,
    // Not all servers know the newer checksum headers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: REQUEST_MS,
      throwOnRequestTimeout: true,
    },
  })
  return { sdk, client }
}
