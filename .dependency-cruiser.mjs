/** Folders that know no feature. */
export const KERNEL = [
  'config',
  'dates',
  'db',
  'errors',
  'http',
  'i18n',
  'images',
  'jobs',
  'limits',
  'log',
  'mail',
  'metrics',
  'pdf',
  'session',
  'storage',
  'text',
]

/** The rooms by rank, low to high: a room imports only those before it. */
export const ROOMS = [
  'activity',
  'audit',
  'photos',
  'tasks',
  'recipes',
  'challenges',
  'scores',
  'badges',
  'materials',
  'users',
  'auth',
  'families',
  'community',
  'feed',
  'completions',
  'leaderboard',
  'moderation',
  'analytics',
  'admin',
]

const kernel = `^lib/(${KERNEL.join('|')})/`
const rooms = `^lib/(${ROOMS.join('|')})/`

/** One law: what `from` may never import. */
function never(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}

const ranks = ROOMS.slice(0, -1).map((room, rank) =>
  never(
    `${room}-only-downhill`,
    'A room imports only rooms of lower rank; turn the dependency round, or let the higher room put the two together.',
    { path: `^lib/${room}/` },
    { path: `^lib/(${ROOMS.slice(rank + 1).join('|')})/` },
  ),
)

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    never('no-cycles', 'Two files that need each other are one, or hide a third.', {}, { circular: true }),
    never('no-unresolved', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
    never(
      'no-undeclared-package',
      'A package that we import stands in package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    never(
      'no-development-package',
      'What runs in production is a dependency, not a development one.',
      { path: '^(app|components|lib)/|^(middleware|instrumentation)\\.ts$' },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '(^|/)node_modules/@types/',
      },
    ),

    never(
      'lib-knows-no-screen',
      'lib is below app and components.',
      { path: '^lib/' },
      { path: '^(app|components)/' },
    ),
    never(
      'components-know-no-page',
      'components are below app.',
      { path: '^components/' },
      { path: '^app/' },
    ),
    never(
      'product-knows-no-workshop',
      'What runs in production needs neither scripts nor tests.',
      { path: '^(app|components|lib)/|^(middleware|instrumentation)\\.ts$' },
      { path: '^(scripts|tests)/' },
    ),
    never(
      'scripts-know-no-test',
      'Tests use scripts, not the other way round.',
      { path: '^scripts/' },
      { path: '^tests/' },
    ),
    never(
      'scripts-know-no-screen',
      'Scripts use lib, and drawings, which know nothing of who looks at them.',
      { path: '^scripts/' },
      { path: '^app/|^components/(?!art/).+\\.tsx$' },
    ),
    never('kernel-knows-no-room', 'The kernel is below all rooms.', { path: kernel }, { path: rooms }),
    ...ranks,
    never(
      'repo-is-private',
      "A room reads and writes through another room's service, never through its repo.",
      { path: '^lib/([^/]+)/' },
      { path: '^lib/.+/repo\\.ts$|^lib/[^/]+/repo\\.ts$', pathNot: '^lib/$1/' },
    ),
    never(
      'repo-is-for-lib',
      'Pages, components and scripts go through services; tests may look at what a repo says.',
      { path: '^(app|components|scripts)/|^(middleware|instrumentation)\\.ts$' },
      { path: '^lib/.+/repo\\.ts$' },
    ),
    never(
      'repo-asks-no-service',
      'A repo only speaks with the database; what several rooms need is put together in a service.',
      { path: '^lib/.+/repo\\.ts$' },
      { path: '^lib/.+/(service|contract)\\.ts$|^lib/(http|session)/(?!repo\\.ts$)' },
    ),

    never(
      'shared-files-run-everywhere',
      'Schemas, rules, policies and contracts run in the browser, too: nothing behind them may be for the server only.',
      { path: '^lib/.+/(schema|rules|policy|contract)\\.ts$' },
      { path: '(^|/)node_modules/server-only/', reachable: true },
    ),
    never(
      'components-run-everywhere',
      'Components are given what pages read: nothing behind them may be for the server only.',
      { path: '^components/' },
      { path: '(^|/)node_modules/server-only/', reachable: true },
    ),
    never(
      'components-call-the-api',
      'Components know a room by its schema, rules and the types of its contract, and the server by lib/http.',
      { path: '^components/' },
      { path: '^lib/.+/(service|repo)\\.ts$|^lib/(config|db|images|jobs|log|storage)/' },
    ),
    never(
      'contracts-stay-on-the-server',
      'The browser needs the types of a contract, not its schemas.',
      { path: '^components/' },
      { path: '^lib/.+/contract\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'ui-knows-nothing',
      'components/ui are the bare parts of every screen.',
      { path: '^components/ui/' },
      { path: '^(lib|messages)/|^components/(?!ui/)' },
    ),
    never(
      'art-and-forms-know-no-room',
      'Art and form fields are used by rooms, not the other way round.',
      { path: '^components/(art|form)/' },
      { path: `${rooms}|^components/(?!(ui|art|form)/)` },
    ),

    never(
      'prisma-only-in-db',
      'Prisma and the driver are known to lib/db alone.',
      { path: '^(app|components|lib)/|^(middleware|instrumentation)\\.ts$', pathNot: '^lib/db/' },
      { path: '(^|/)node_modules/(@prisma|prisma|pg)/' },
    ),
    never(
      'generated-only-in-repos',
      'What Prisma generates stays in lib/db and in repos; others speak in plain rows and DTOs.',
      { path: '^(app|components|lib|scripts)/', pathNot: '^lib/db/|^lib/.+/repo\\.ts$' },
      { path: '^lib/db/generated/' },
    ),
    never(
      'database-behind-services',
      'Pages and routes ask services; only the readiness probe asks the database itself.',
      { path: '^(app|components)/|^(middleware|instrumentation)\\.ts$' },
      { path: '^lib/db/', pathNot: '^lib/db/ready\\.ts$' },
    ),
    never(
      'rooms-know-no-framework',
      'Rooms answer any caller: requests, cookies and redirects are for lib/http, lib/session and app.',
      { path: rooms },
      { path: '(^|/)node_modules/(next|react|react-dom|next-auth)/' },
    ),
    never(
      'links-carry-the-language',
      'Links and redirects of screens come from lib/i18n/navigation.',
      { path: '^components/' },
      { path: '(^|/)node_modules/next/(link|router)' },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^lib/db/generated/', '^\\.next/'] },
    exclude: { path: ['^\\.next/', '^next-env'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
  },
}
