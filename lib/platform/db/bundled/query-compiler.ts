import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const FILE = path.join(
  process.cwd(),
  'node_modules/@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs',
)

/**
 * Replaces Prisma's module of this name in the bundle (next.config.ts) and decodes the text once. The original keeps
 * its 9 MB twice on the heap. `Buffer.from` calls `valueOf` (https://nodejs.org/api/buffer.html, Buffer.from(object)).
 */
export const wasm = {
  valueOf(): string {
    const [, text] = /"([\w+/=]+)"/.exec(readFileSync(FILE, 'latin1')) ?? []
    if (text === undefined) throw new Error(`No query compiler in ${FILE}`)
    return text
  },
}
