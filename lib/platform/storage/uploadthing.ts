import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import type { UTApi } from 'uploadthing/server'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import type { StorageDriver, StoredFile } from './driver'
import { FILE_NAMES } from './keys'

export type UploadThingSettings = {
  token: string
  apiUrl?: string
  ingestUrl?: string
  pageSize?: number
}

const PAGE_SIZE = 500
const ROUNDS = 5

/**
 * The service accepts an id only once, so a new version gets the other id before the old one goes. No key
 * ends with `~`.
 */
const toCustomIds = (key: string) => [key, `${key}~`] as const
const toStorageKey = (customId: string) => customId.replace(/~$/, '')

/**
 * Creates a driver for UploadThing: our keys are its custom ids. The app there must default to private
 * files or allow overriding the ACL.
 */
export function uploadThingDriver(settings: UploadThingSettings): StorageDriver {
  let opened: ReturnType<typeof connect> | undefined
  const open = () => {
    opened ??= runDetached(() => connect(settings))
    return opened
  }

  /** Short-lived; null without a file. */
  async function getSignedUrl(customId: string): Promise<string | null> {
    const { api } = await open()
    try {
      return (await api.getSignedURL(customId)).ufsUrl
    } catch (error) {
      if (getErrorStatus(error) === 404) return null
      throw toPlainError(error)
    }
  }
  async function read(customId: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const address = await getSignedUrl(customId)
    if (!address) return null
    const response = await patientFetch(address)
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`UploadThing answered ${response.status} when asked for a file`)
    return new Uint8Array(await response.arrayBuffer())
  }
  /** Returns false when the id is taken. */
  async function upload(customId: string, bytes: Uint8Array): Promise<boolean> {
    const { api, UTFile } = await open()
    const file = new UTFile([new Uint8Array(bytes)], toStorageKey(customId).replaceAll('/', '-'), {
      customId,
    })
    for (let round = 1; ; round += 1) {
      const { error } = await api.uploadFiles(file, { acl: 'private' })
      if (!error) return true
      if (await getSignedUrl(customId)) return false
      if (round === ROUNDS) throw new Error(`UploadThing did not take a file: ${error.code}`)
    }
  }
  async function remove(customIds: string[]): Promise<number> {
    const { api } = await open()
    try {
      return (await api.deleteFiles(customIds)).deletedCount
    } catch (error) {
      throw toPlainError(error)
    }
  }
  /** Returns false when a concurrent upload deleted ours. */
  async function replace(key: string, bytes: Uint8Array): Promise<boolean> {
    const [first, second] = toCustomIds(key)
    const isFirst = await upload(first, bytes)
    const [mine, other] = isFirst ? [first, second] : [second, first]
    // Both are taken after an interrupted upload.
    if (!isFirst && !(await upload(second, bytes))) {
      await remove([second])
      if (!(await upload(second, bytes))) return false
    }
    return (await remove([other])) === 0 || (await getSignedUrl(mine)) !== null
  }
  return {
    async put(key, bytes) {
      for (let round = 0; round < ROUNDS; round += 1) if (await replace(key, bytes)) return
      throw new Error('others kept writing the same file')
    },
    async get(key) {
      const [first, second] = toCustomIds(key)
      // The file may move from the second to the first id in between.
      return (await read(first)) ?? (await read(second)) ?? (await read(first))
    },
    async deleteUnder(prefix) {
      await remove(FILE_NAMES.flatMap((name) => toCustomIds(`${prefix}/${name}`)))
    },
    async *list(prefix) {
      const { api } = await open()
      const limit = settings.pageSize ?? PAGE_SIZE
      for (let offset = 0; ; offset += limit) {
        const page = await api.listFiles({ limit, offset }).catch((error) => {
          throw toPlainError(error)
        })
        yield* page.files.flatMap((file) => listed(file, prefix))
        if (!page.hasMore) return
      }
    },
  }
}

type Listed = Awaited<ReturnType<UTApi['listFiles']>>['files'][number]

function listed({ customId, size, status, uploadedAt }: Listed, prefix: string): StoredFile[] {
  const key = customId && toStorageKey(customId)
  if (!key || status !== 'Uploaded' || !(prefix === '' || key.startsWith(`${prefix}/`))) return []
  return [{ key, bytes: size, modifiedAt: new Date(uploadedAt) }]
}

async function connect({ token, apiUrl, ingestUrl }: UploadThingSettings) {
  const { UTApi, UTFile } = await import('uploadthing/server')
  const api = new UTApi({
    token,
    ...(apiUrl && { apiUrl }),
    ...(ingestUrl && { ingestUrl }),
    defaultKeyType: 'customId',
    fetch: patientFetch,
    // The SDK would log its requests, with keys and URLs.
    logLevel: 'None',
  })
  return { api, UTFile }
}

const getErrorStatus = (error: unknown) => (error as { response?: { status?: number } }).response?.status

/** SDK errors hold the request with its API key. */
function toPlainError(error: unknown): Error {
  const { name, code } = error as { name?: string; code?: string }
  return new Error(`UploadThing failed: ${[name, code, getErrorStatus(error)].filter(Boolean).join(' ')}`)
}

/** Three, and three for cleaning up, end before a browser's timeout. */
const TIMEOUT_MS = 15_000
const TRIES = 3
const PAUSE_MS = 200

async function patientFetch(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  for (let failed = 1; ; failed += 1) {
    const limit = AbortSignal.timeout(TIMEOUT_MS)
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
    try {
      const response = await fetch(address, { ...init, signal })
      if (failed === TRIES || (response.status < 500 && response.status !== 429)) return response
      await response.body?.cancel()
    } catch (error) {
      if (failed === TRIES || init.signal?.aborted) throw error
    }
    await wait(PAUSE_MS * 2 ** failed)
  }
}
