/** Folders of lib/platform: code that knows no feature. */
export const PLATFORM = [
  'backups',
  'cache',
  'concurrency',
  'config',
  'dates',
  'db',
  'errors',
  'http',
  'i18n',
  'images',
  'jobs',
  'log',
  'mail',
  'metrics',
  'pdf',
  'push',
  'rate-limits',
  'session',
  'storage',
  'text',
  'tracing',
]

/** Low to high: a feature imports only earlier ones. */
export const FEATURES = [
  'dashboard-events',
  'audit',
  'photos',
  'notifications',
  'tasks',
  'recipes',
  'challenges',
  'scores',
  'badges',
  'users',
  'auth',
  'families',
  'materials',
  'community',
  'feed',
  'completions',
  'leaderboard',
  'moderation',
  'analytics',
  'admin',
  'installation',
]

const platform = '^lib/platform/'
const features = '^lib/features/'
const repository = '^lib/.+/repository\\.ts$'
const product = '^(app|components|content|lib)/|^(middleware|instrumentation)\\.ts$'

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}

const ranks = FEATURES.slice(0, -1).map((feature, rank) =>
  forbid(
    `${feature}-imports-lower-features`,
    'A feature imports only features of lower rank. Invert the dependency, or combine both in the higher feature.',
    { path: `^lib/features/${feature}/` },
    { path: `^lib/features/(${FEATURES.slice(rank + 1).join('|')})/` },
  ),
)

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Merge two files that import each other, or extract a third.',
      {},
      { circular: true },
    ),
    forbid('no-unresolved', 'Every import must resolve.', {}, { couldNotResolve: true }),
    forbid(
      'no-undeclared-package',
      'package.json declares every imported package.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'no-development-package',
      'Production code imports dependencies, not development dependencies.',
      { path: product },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '(^|/)node_modules/@types/',
      },
    ),

    forbid(
      'lib-imports-no-screen',
      'lib is below app and components.',
      { path: '^lib/' },
      { path: '^(app|components)/' },
    ),
    forbid(
      'components-import-no-page',
      'components are below app.',
      { path: '^components/' },
      { path: '^app/' },
    ),
    forbid(
      'screens-load-no-validation',
      'A schema brings zod, 90 KiB, to the page: dialogs and form schemas load on demand, constants are in rules.ts.',
      { path: '^components/', pathNot: '-(dialog|schema)\\.tsx?$' },
      { path: '^lib/features/.+/schema\\.ts$', dependencyTypesNot: ['type-only'], dynamic: false },
    ),
    forbid(
      'product-imports-no-tooling',
      'Production code needs neither scripts nor tests.',
      { path: product },
      { path: '^(scripts|tests)/' },
    ),
    forbid(
      'scripts-import-no-test',
      'Tests use scripts, not vice versa.',
      { path: '^scripts/' },
      { path: '^tests/' },
    ),
    forbid(
      'scripts-import-no-screen',
      'Scripts use lib and illustrations.',
      { path: '^scripts/' },
      { path: '^app/|^components/(?!art/).+\\.tsx$' },
    ),
    forbid(
      'content-is-data',
      'Content needs only types of the product.',
      { path: '^content/' },
      { path: '^(app|components|lib|scripts|tests)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'platform-imports-no-feature',
      'The platform is below all features.',
      { path: platform },
      { path: `${features}|^content/` },
    ),
    ...ranks,
    forbid(
      'repository-is-private',
      "A feature uses another feature's service, never its repository.",
      { path: '^(lib/[^/]+/[^/]+)/' },
      { path: repository, pathNot: '^$1/' },
    ),
    forbid(
      'repository-is-for-lib',
      'Pages, components and scripts call services; tests may import a repository.',
      { path: '^(app|components|scripts)/|^(middleware|instrumentation)\\.ts$' },
      { path: repository },
    ),
    forbid(
      'repository-imports-no-service',
      'A repository only queries the database; a service combines the data of several features.',
      { path: repository },
      { path: '^lib/.+/(service|contract)\\.ts$|^lib/platform/(http|session)/(?!repository\\.ts$)' },
    ),

    forbid(
      'shared-files-run-everywhere',
      'Schemas, rules, policies and contracts also run in the browser: none of their imports may be server-only.',
      { path: '^lib/.+/(schema|rules|policy|contract)\\.ts$' },
      { path: '(^|/)node_modules/server-only/', reachable: true },
    ),
    forbid(
      'components-run-everywhere',
      'Components receive data from pages: none of their imports may be server-only.',
      { path: '^components/' },
      { path: '(^|/)node_modules/server-only/', reachable: true },
    ),
    forbid(
      'components-call-the-api',
      'Components import schemas, rules and contract types of a feature, and call the server through lib/platform/http.',
      { path: '^components/' },
      { path: '^lib/.+/(service|repository)\\.ts$|^lib/platform/(config|db|images|jobs|log|storage)/' },
    ),
    forbid(
      'contracts-stay-on-the-server',
      'The browser needs the types of a contract, not its schemas.',
      { path: '^components/' },
      { path: '^lib/.+/contract\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'ui-imports-no-feature',
      'components/ui contains the basic parts of every screen.',
      { path: '^components/ui/' },
      { path: '^(lib|messages)/|^components/(?!ui/)' },
    ),
    forbid(
      'art-and-forms-import-no-feature',
      'Features use illustrations and form fields, not vice versa.',
      { path: '^components/(art|form)/' },
      { path: `${features}|^components/(?!(ui|art|form)/)` },
    ),

    forbid(
      'prisma-only-in-db',
      'Only lib/platform/db imports Prisma and the driver.',
      { path: product, pathNot: '^lib/platform/db/' },
      { path: '(^|/)node_modules/(@prisma|prisma|pg)/' },
    ),
    forbid(
      'generated-only-in-repositories',
      "Prisma's generated types stay in lib/platform/db and in repositories; other files use plain rows and DTOs.",
      { path: '^(app|components|lib|scripts)/', pathNot: `^lib/platform/db/|${repository}` },
      { path: '^lib/platform/db/generated/' },
    ),
    forbid(
      'database-behind-services',
      'Pages and routes call services; only the readiness probe queries the database.',
      { path: '^(app|components)/|^(middleware|instrumentation)\\.ts$' },
      { path: '^lib/platform/db/', pathNot: '^lib/platform/db/ready\\.ts$' },
    ),
    forbid(
      'features-import-no-framework',
      'Requests, cookies and redirects belong in lib/platform/http, lib/platform/session and app.',
      { path: features },
      { path: '(^|/)node_modules/(next|react|react-dom|next-auth)/' },
    ),
    forbid(
      'links-carry-the-language',
      'Links and redirects of screens use lib/platform/i18n/navigation.',
      { path: '^components/' },
      { path: '(^|/)node_modules/next/(link|router)' },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^lib/platform/db/generated/', '^\\.next/'] },
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
