import { variableTexts } from '@/lib/platform/config/variables/fields'
import { VARIABLE_GROUPS } from '@/lib/platform/config/variables/groups'

const VARIABLES = VARIABLE_GROUPS.flatMap(({ variables }) => Object.entries(variables))
const KNOWN = VARIABLES.flatMap(([name, schema]) =>
  variableTexts.get(schema)?.isSecret ? [name, `${name}_FILE`] : [name],
)

/** For tests and child processes. */
const INTERNAL = ['BROTA_SUPERVISOR', 'BROTA_LISTEN', 'BROTA_CLOCK_FILE']

/** Used by docker-compose.yml alone. */
const COMPOSE = ['BACKUP_FOLDER', 'BROTA_IMAGE', 'BROTA_VERSION', 'DATABASE_SERVERS']

const UNCHECKED = new Set([...KNOWN, ...INTERNAL, ...COMPOSE])

const PREFIXES = [
  ...[
    'BACKUP_',
    'BROTA_',
    'MAIL_',
    'METRICS_',
    'OIDC_',
    'OPERATOR_',
    'PASSWORD_SIGN_',
    'PUSH_',
    'RATE_LIMIT_',
  ],
  ...['REGISTRATION_', 'REQUIRE_', 'RETENTION_', 'S3_', 'SMTP_', 'STORAGE_', 'UPLOADTHING_'],
]

/** Lists unknown variables with names like ours, without their values. */
export function listUnknownVariables(source: NodeJS.ProcessEnv = process.env): string[] {
  return Object.keys(source)
    .filter((name) => source[name] !== '' && !UNCHECKED.has(name))
    .sort()
    .flatMap((name) => describe(name) ?? [])
}

function describe(name: string): string | null {
  const similar = findSimilar(name)
  if (similar) return `${name} is unknown; did you mean ${similar}?`
  const hasPrefix = PREFIXES.some((prefix) => name.toUpperCase().startsWith(prefix))
  return hasPrefix ? `${name} is unknown; docs/configuration.md lists all variables` : null
}

/** Short names have to be closer: HOME is no misspelt HOST. */
function findSimilar(name: string): string | undefined {
  const distances = KNOWN.map((known) => ({ known, distance: countEdits(name.toUpperCase(), known) }))
  return distances
    .filter(({ known, distance }) => distance <= Math.min(2, Math.floor(known.length / 4)))
    .sort((a, b) => a.distance - b.distance)[0]?.known
}

/** Counts insertions, deletions, substitutions and swaps (optimal string alignment). */
export function countEdits(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j += 1) {
      const substituted = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(substituted, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1))
    }
  }
  return at(a.length, b.length)
}
