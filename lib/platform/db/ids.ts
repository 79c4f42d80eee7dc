import 'server-only'
import { v7 } from 'uuid'

/** Creates a row id: UUIDv7, so that indexes grow at one end. */
export function newId(): string {
  return v7()
}

/** Creates a row id as if at a moment. */
export function idAt(moment: Date): string {
  return v7({ msecs: moment.getTime() })
}
