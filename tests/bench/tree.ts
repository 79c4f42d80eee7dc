import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { runNode } from '../../scripts/support/children'
import { hashInputs, inProject } from '../../scripts/support/project'

const SOURCES = [
  ...['app', 'components', 'content', 'lib', 'messages', 'prisma', 'public', 'scripts'],
  ...['middleware.ts', 'next.config.ts', 'instrumentation.ts', 'prisma.config.ts'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'postcss.config.mjs'],
]

const REFERENCES: [file: string, place: string][] = [
  ['floor-route.ts', 'app/api/floor/route.ts'],
  ['password-route.ts', 'app/api/floor/password/route.ts'],
  ['floor-page.tsx', 'app/[locale]/(family)/floor/page.tsx'],
]

/**
 * Copies the project and adds `/api/floor`, `/api/floor/password` and `/floor`. Packages are linked, so the
 * folder must be on the project's disk.
 */
export async function plantTree(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const source of SOURCES) rmSync(path.join(folder, source), { recursive: true, force: true })
  for (const source of SOURCES) cpSync(inProject(source), path.join(folder, source), { recursive: true })
  for (const [file, place] of REFERENCES) {
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true })
    copyFileSync(inProject('tests/bench/references', file), path.join(folder, place))
  }
  leaveTypes(folder)
  linkPackages(folder)
  const script = path.join(folder, 'scripts/build.ts')
  await runNode(
    ['--conditions=react-server', '--import', 'tsx', script],
    process.env,
    'the tree cannot be built',
  )
}

/**
 * Type checks are the longest part of a build. The first line triggers a rebuild when the product's
 * settings change.
 */
function leaveTypes(folder: string): void {
  const config = path.join(folder, 'next.config.ts')
  renameSync(config, path.join(folder, 'product.config.ts'))
  const lines = [
    `// ${hashInputs(['next.config.ts'])}`,
    "import product from './product.config'",
    'export default { ...product, typescript: { ignoreBuildErrors: true } }',
  ]
  writeFileSync(config, `${lines.join('\n')}\n`)
}

function linkPackages(folder: string): void {
  const packages = hashInputs(['package-lock.json'])
  const stamp = path.join(folder, `packages-${packages.slice(0, 16)}`)
  if (existsSync(stamp)) return
  rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true })
  linkTree(inProject('node_modules'), path.join(folder, 'node_modules'))
  writeFileSync(stamp, '')
}

function linkTree(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === '.cache') continue
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isFile()) linkSync(source, target)
    else cpSync(source, target, { verbatimSymlinks: true })
  }
}
