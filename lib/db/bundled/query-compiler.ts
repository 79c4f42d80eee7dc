import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const FILE = path.join(
  process.cwd(),
  'node_modules/@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs',
)

/**
 * What the bundler is given for Prisma's module of this name (next.config.ts), which is decoded once: the module would
 * keep its text twice ever after, as what it exports and as its own source, 9 MB of a heap that grows by a share of what
 * is alive. `Buffer.from` asks an object for its value (https://nodejs.org/api/buffer.html, Buffer.from(object)).
 */
export const wasm = {
  valueOf(): string {
    const [, text] = /"([\w+/=]+)"/.exec(readFileSync(FILE, 'latin1')) ?? []
    if (text === undefined) throw new Error(`No query compiler in ${FILE}`)
    return text
  },
}
