import { createHash } from 'node:crypto'
import type { Conflict, ContentChange } from './schema'

type Entry = {
  item: { id: string }
  row: object | null
  change: 'create' | 'update' | 'unchanged' | 'conflict'
  fields: string[]
  reason: Conflict | null
}

type Entries = Record<'tasks' | 'challenges' | 'badges' | 'recipes' | 'materials', Entry[]>

export function countAll({ tasks, challenges, badges, recipes, materials }: Entries) {
  return {
    tasks: counted(tasks),
    challenges: counted(challenges),
    badges: counted(badges),
    recipes: counted(recipes),
    materials: counted(materials),
  }
}

function counted(entries: Entry[]) {
  const count = (change: string) => entries.filter((entry) => entry.change === change).length
  const [create, update] = [count('create'), count('update')]
  return { create, update, unchanged: count('unchanged'), conflict: count('conflict') }
}

/** Returns the change of an item, if any. */
export function toContentChanges(
  kind: ContentChange['kind'],
  { item, change, fields, reason }: Entry,
  name: string,
): ContentChange[] {
  return change === 'unchanged' ? [] : [{ kind, id: item.id, name, change, fields, reason }]
}

export function computeDigest({ tasks, challenges, badges, recipes, materials }: Entries): string {
  const all = [tasks, challenges, badges, recipes, materials].flat()
  const changedItems = all
    .filter(({ change }) => change !== 'unchanged')
    .map(({ item, row, change, fields, reason }) => {
      const version = row && 'version' in row ? row.version : null
      return [item.id, version, change, fields, reason]
    })
  return createHash('sha256').update(JSON.stringify(changedItems)).digest('hex')
}
