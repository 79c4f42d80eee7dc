import 'server-only'

/** Where bytes are kept. Keys are ours (`photos/<id>/full.webp`), never a person's input. */
export type StorageDriver = {
  /** Writes whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is nothing under the key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Deletes everything whose key starts with the prefix; nothing there is no error. */
  deleteUnder(prefix: string): Promise<void>
}
