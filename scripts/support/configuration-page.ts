import { z } from 'zod'
import { variableTexts } from '@/lib/platform/config/variables/fields'
import { VARIABLE_GROUPS } from '@/lib/platform/config/variables/groups'

type Variable = {
  name: string
  schema: z.ZodType
  description: string
  example: string
  fallback: string
}

type Group = { title: string; note?: string | undefined; variables: Variable[] }

/** @throws Error for a variable without texts */
export function listVariableGroups(): Group[] {
  return VARIABLE_GROUPS.map(({ title, note, variables }) => ({
    title,
    note,
    variables: Object.entries<z.ZodType>(variables).map(([name, schema]) => toVariable(name, schema)),
  }))
}

function toVariable(name: string, schema: z.ZodType): Variable {
  const texts = variableTexts.get(schema)
  if (!texts) throw new Error(`${name} has no description`)
  const input = z.toJSONSchema(schema, { io: 'input' })
  const choices = input.enum?.filter((choice) => !['', '0', '1', 'true', 'false'].includes(String(choice)))
  return {
    name,
    schema,
    description: [texts.description, choices?.length && `One of: ${code(choices)}.`]
      .filter(Boolean)
      .join(' '),
    example: texts.example,
    fallback:
      texts.unset ?? (input.default === undefined || input.default === '' ? 'none' : code([input.default])),
  }
}

/** Lists the variables that may come from a file. */
export function secrets(): string[] {
  return VARIABLE_GROUPS.flatMap(({ variables }) =>
    Object.entries<z.ZodType>(variables)
      .filter(([, schema]) => variableTexts.get(schema)?.isSecret)
      .map(([name]) => name),
  )
}

const code = (values: unknown[]) => values.map((value) => `\`${value}\``).join(', ')

/** Returns docs/configuration.md. */
export function configurationPage(): string {
  return [
    '# Configuration',
    '',
    'Brota is configured by environment variables. All are optional for `npm start`; an empty value counts as unset. An invalid',
    'value stops the start with a line that names the variable.',
    '',
    'Secrets may come from files, as Docker and Kubernetes mount them: `AUTH_SECRET_FILE=/run/secrets/auth` instead of',
    '`AUTH_SECRET`. The end of the line does not count, and a variable that is set wins. This works for',
    `${secrets()
      .map((name) => `\`${name}\``)
      .join(', ')}.`,
    '',
    '`docker compose` reads a file `.env` next to `docker-compose.yml`: copy [.env.example](../.env.example). Without containers,',
    'load it first: `set -a; . ./.env; set +a; npm start`. [operations.md](operations.md#settings-by-purpose) advises operators.',
    '',
    'The container image sets `PORT`, `HOST`, `BROTA_DATA_DIR` and `NODE_ENV`. With Compose, both `REQUIRE_…` variables are `1`,',
    '`BACKUP_AT` is `03:15` and `BACKUP_DIR` is `/backups` unless you set them.',
    '',
    'This page and `.env.example` are generated from `lib/platform/config/variables`: `npm run docs:configuration`.',
    '',
    ...listVariableGroups().flatMap(({ title, note, variables }) => [
      `## ${title}`,
      '',
      ...(note ? [note, ''] : []),
      ...table(
        ['variable', 'default', 'meaning', 'example'],
        variables.map(({ name, fallback, description, example }) => [
          code([name]),
          fallback,
          description,
          code([example]),
        ]),
      ),
      '',
    ]),
  ].join('\n')
}

function table(head: string[], rows: string[][]): string[] {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
}

/** Returns .env.example, in the syntax that shells, Compose and systemd share. */
export function envExample(): string {
  return [
    '# Copy this file to .env and remove the # before the variables that you set. Explanations: docs/configuration.md.',
    '',
    ...listVariableGroups().flatMap(({ title, note, variables }) => [
      `# ${title}`,
      ...(note ? [`# ${note}`] : []),
      '',
      ...variables.flatMap(({ name, fallback, description, example }) => [
        `# ${description} Default: ${fallback}.`,
        `# ${name}=${/^[\w.:/@,=+-]*$/.test(example) ? example : `"${example}"`}`,
        '',
      ]),
    ]),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
