import 'server-only'

export type StoredFile = {
  key: string
  bytes: number
  /** Last write, by the storage's clock. */
  modifiedAt: Date
}

/**
 * Storage of bytes by keys (`photos/<id>/full.webp`) that never come from user input. A storage that is unreachable,
 * full or refuses fails with AppError service_unavailable; it never reports a file as absent.
 */
export type StorageDriver = {
  /** Replaces the file atomically; durable when it returns. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Returns one whole version of the file, null when it does not exist. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Deletes all files of a row (`photos/<id>`); an empty folder is no error. */
  deleteUnder(prefix: string): Promise<void>
  /**
   * Lists all files below a folder (`photos`, `photos/<id>`; `''` for all), unordered and without unfinished ones.
   * Files that come or go during the listing may be missing.
   */
  list(prefix: string): AsyncIterable<StoredFile>
}
