import { randomUUID } from 'node:crypto'
import { importContent } from '@/lib/features/admin/imports/service'
import { contentFile } from '@/lib/features/admin/transfer/schema'
import { exportContent } from '@/lib/features/admin/transfer/service'
import { assertTrue, type Batch, execute } from './batch'
import { admin, id } from './world'

const tasks = (count: number) => `
  insert into tasks (id, name, description, examples, translations, updated_at)
  select ${id(`'t' || n`)}, 'Task ' || n, 'What it is and why it does good', array['So', 'Or so'],
    '{"pt-BR": {"name": "Tarefa", "description": "O que é", "examples": ["Assim"]}}', now()
  from generate_series(1, ${count}) n`

function file(count: number) {
  const translations = { 'pt-BR': { name: 'Tarefa', description: 'O que é', examples: ['Assim'] } }
  const texts = { language: 'en', description: 'What it is and why it does good', translations }
  const ids = Array.from({ length: count }, () => randomUUID())
  const plans = Array.from({ length: Math.floor(count / 14) }, (_, week) =>
    ids.slice(week * 14, week * 14 + 7).map((taskId, day) => ({ taskId, dayOfWeek: day + 1, orderInDay: 1 })),
  )
  return {
    format: 'brota-content',
    version: 1,
    tasks: ids.map((taskId, n) => ({
      ...texts,
      id: taskId,
      name: `Task ${n}`,
      examples: ['So', 'Or so'],
      motif: 'sprout',
    })),
    challenges: plans.map((plan) => ({
      id: randomUUID(),
      language: 'en',
      title: 'A week',
      description: 'A week of small things',
      translations: {},
      weekNumber: 1,
      startDate: '2099-01-05',
      endDate: '2099-01-11',
      plan,
    })),
    badges: [],
  }
}

const importing: Batch = {
  name: 'content import',
  unit: 'tasks',
  rows: (size) => size,
  fill: async () => undefined,
  again: () => execute(['truncate tasks, challenges cascade']),
  async run(rows) {
    const body = contentFile.parse(JSON.parse(JSON.stringify(file(rows))))
    const { counts } = await importContent(admin, body, { dryRun: false })
    assertTrue(counts.tasks.create === rows, 'all tasks of the file to be new')
  },
}

const exporting: Batch = {
  name: 'content export',
  unit: 'tasks',
  rows: (size) => size * 4,
  fill: (rows) => execute([tasks(rows)]),
  async run(rows) {
    const { body } = await exportContent(admin, { pictures: false })
    assertTrue(body instanceof Uint8Array && body.byteLength > rows * 100, 'a whole file')
  },
}

export const CONTENT = [importing, exporting]
