import pg from 'pg'
import { hashPassword } from '@/lib/platform/session/password'
import { runNode } from '../../../scripts/support/children'
import { applyMigrations } from '../../../scripts/support/migrations'
import { commandArgs, hashInputs, inProject } from '../../../scripts/support/project'
import { copyInto, type Table, withoutIndexes } from './copy'
import { factTables } from './facts'
import { familyTables } from './families'
import { reportTables } from './reports'
import type { Size } from './sizes'
import { undoneTables } from './undone'
import { planYear, type Year } from './year'

const ADD_UP = ['--conditions=react-server', '--import', 'tsx', inProject('tests/bench/data/add-up.ts')]

export const PASSWORD = 'brota-bench'

const ROWS = ['ids', 'sizes', 'year', 'families', 'measured', 'done', 'facts', 'undone', 'reports'].map(
  (name) => `tests/bench/data/${name}.ts`,
)

/** Fingerprint of a data set, which is rebuilt when its code or the running week changes. */
export function fingerprint(week: string): string {
  return `${hashInputs(ROWS)} ${week}`
}

export async function buildDataSet(
  databaseUrl: string,
  dataFolder: string,
  size: Size,
  say: (line: string) => void,
): Promise<void> {
  const now = new Date()
  await applyMigrations(databaseUrl)
  const env = { ...process.env, DATABASE_URL: databaseUrl, BROTA_DATA_DIR: dataFolder }
  await runNode(commandArgs('seed'), env, 'the demo content could not be made')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // The rows are valid by construction: no triggers.
    await client.query("set session_replication_role = replica; set maintenance_work_mem = '1GB'")
    const year = await planYear(client, now)
    const tables = [
      ...challengeTables(year, now),
      ...familyTables(size, await hashPassword(PASSWORD), now),
      ...factTables(size, year, now),
      ...undoneTables(size, year, now),
      ...reportTables(size, now),
    ]
    const indexAgain = await withoutIndexes(client, [...new Set(tables.map(({ name }) => name))])
    for (const table of tables) {
      const begun = Date.now()
      const count = await copyInto(client, table)
      say(`  ${table.name}: ${count} rows in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
    }
    await indexAgain()
    await client.query('vacuum (analyze)')
    await runNode(ADD_UP, env, 'the figures could not be added up')
  } finally {
    await client.end()
  }
}

function challengeTables({ challenges, assignments }: Year, now: Date): Table[] {
  const at = new Date(now.getTime() - 500 * 86_400_000).toISOString()
  return [
    {
      name: 'challenges',
      columns: [
        ...['id', 'title', 'description', 'week_number', 'start_date', 'end_date', 'is_active'],
        ...['created_at', 'updated_at'],
      ],
      rows: () =>
        challenges.map(({ id, monday, sunday, weekNumber }) => [
          ...[id, `Week of ${monday}`, 'Small things, every day.', weekNumber, monday, sunday, true, at, at],
        ]),
    },
    {
      name: 'challenge_tasks',
      columns: ['id', 'challenge_id', 'task_id', 'day_of_week', 'order_in_day', 'created_at'],
      rows: () =>
        assignments.map(({ id, challengeId, taskId, day }) => [id, challengeId, taskId, day, 1, at]),
    },
  ]
}
