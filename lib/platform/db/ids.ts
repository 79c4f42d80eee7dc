import 'server-only'
import { v7 } from 'uuid'

/** Creates a row id: UUIDv7, so that indexes grow at one end. */
export function newId(): string {
  return v7()
}
