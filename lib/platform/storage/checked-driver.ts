import 'server-only'
import { AppError } from '@/lib/platform/errors/app-error'
import type { StorageDriver } from './driver'
import { checkFolder, checkKey, checkPrefix } from './keys'

/** Wraps a driver: validates keys; errors become service_unavailable. */
export function createCheckedDriver(driver: StorageDriver): StorageDriver {
  return {
    async put(key, bytes) {
      checkKey(key)
      await driver.put(key, bytes).catch(fail)
    },
    async get(key) {
      checkKey(key)
      return driver.get(key).catch(fail)
    },
    async deleteUnder(prefix) {
      checkFolder(prefix)
      await driver.deleteUnder(prefix).catch(fail)
    },
    async *list(prefix) {
      checkPrefix(prefix)
      const files = driver.list(prefix)[Symbol.asyncIterator]()
      try {
        for (;;) {
          const next = await files.next().catch(fail)
          if (next.done) return
          yield next.value
        }
      } finally {
        await files.return?.()
      }
    },
  }
}

function fail(error: unknown): never {
  throw new AppError('service_unavailable', { cause: toPlainError(error) })
}

/** SDK errors hold the request with its credentials. */
function toPlainError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('the storage failed')
  const { name, message, stack } = error
  const { code } = error as NodeJS.ErrnoException
  return Object.assign(new Error(message), { name, stack, ...(code && { code }) })
}
