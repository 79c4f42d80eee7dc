import 'server-only'
import { v7 } from 'uuid'

/** A new row's id: UUIDv7, so that rows made later sort later and indexes grow at one end. */
export function newId(): string {
  return v7()
}
