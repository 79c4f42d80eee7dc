import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const FILE = path.join(
  process.cwd(),
  'node_modules/@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs',
)

/**
 * Replaces Prisma's module in the bundle, which keeps its 9 MB twice on the heap. `Buffer.from` calls
 * `valueOf` (https://nodejs.org/api/buffer.html).
 */
export const wasm = {
  valueOf(): string {
    const [, text] = /"([\w+/=]+)"/.exec(readFileSync(FILE, 'latin1')) ?? []
    if (text === undefined) throw new Error(`No query compiler in ${FILE}`)
    return text
  },
}
