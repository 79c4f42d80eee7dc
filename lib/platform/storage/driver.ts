import 'server-only'

export type StoredFile = {
  key: string
  bytes: number
  modifiedAt: Date
}

/**
 * Storage of bytes by keys (`photos/<id>/full.webp`), never from user input. One that is away or full fails
 * with AppError service_unavailable; it never reports a file as absent.
 */
export type StorageDriver = {
  /** Replaces the file atomically and durably. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Returns one whole version of the file, if any. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Deletes all files of a row (`photos/<id>`). */
  deleteUnder(prefix: string): Promise<void>
  /**
   * Lists the whole files below a folder (`photos`, `photos/<id>`; `''` for all), unordered. Concurrent
   * changes may be missing.
   */
  list(prefix: string): AsyncIterable<StoredFile>
}
