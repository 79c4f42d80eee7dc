import 'server-only'

/** One file as a listing tells it. */
export type StoredFile = {
  key: string
  bytes: number
  /** When it was written last, by the clock of the storage. */
  modifiedAt: Date
}

/**
 * Where bytes are kept. Keys are ours (`photos/<id>/full.webp`), never a person's input. A storage that cannot be
 * reached, refuses or is full fails with AppError service_unavailable; it is never told as an absent file.
 */
export type StorageDriver = {
  /** Writes whole or not at all, in the place of what was there; kept for good once it returns. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** One whole version of what was put; null when there is nothing under the key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Deletes all files in the folder of a row (`photos/<id>`), none beside it; nothing there is no error. */
  deleteUnder(prefix: string): Promise<void>
  /**
   * All files below a folder (`photos`, `photos/<id>`), `''` for all there are, in no order. What is only half written
   * is none; what comes or goes meanwhile may be told or not.
   */
  list(prefix: string): AsyncIterable<StoredFile>
}
