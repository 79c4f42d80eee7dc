import { beforeAll, expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import { buildAdmin } from '../../factories/admin'
import { buildFamily } from '../../factories/family'
import { signIn } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { fetchRoute } from '../../support/api'

let admin: Awaited<ReturnType<typeof buildAdmin>>
beforeAll(async () => {
  admin = await buildAdmin()
})

const fetchTable = (query = '') => fetchRoute(`GET /admin/users/export${query}`, { token: admin.token })

async function readLines(query: string): Promise<string[]> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await (await fetchTable(query)).arrayBuffer(),
  )
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  return text.slice(1).split('\r\n').slice(1, -1)
}

it('the user export contains the filtered list in its order, with translated headings', async () => {
  const familyName = 'Listmann'
  const ana = await buildUser({ firstName: 'Ana', familyName, email: 'ana@table.example' })
  await buildUser({ firstName: 'Bia', familyName, email: 'bia@table.example', status: 'inactive' })
  await buildFamily({ adult: ana, name: 'Casa "Azul", fundos' })
  const lines = await readLines('?search=listmann&sort=name&order=desc')
  expect(lines.map((line) => line.split(',')[0])).toEqual(['Bia Listmann', 'Ana Listmann'])
  expect(lines[1]).toContain('Ana Listmann,ana@table.example,"Casa ""Azul"", fundos",Active,,No,')
  expect(await readLines('?search=listmann&status=inactive')).toHaveLength(1)
  const { headers } = await fetchTable('?format=csv')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="brota-users-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(headers.get('cache-control')).toContain('no-store')
  const token = await signIn(await buildUser({ isAdmin: true, language: 'pt-BR' }))
  const text = await (await fetchRoute('GET /admin/users/export', { token })).text()
  expect(text.split('\r\n')[0]).toContain('Nome;E-mail;Família;Situação;Último acesso;Admin')
})

it('the user export escapes names that a spreadsheet would run as formulas', async () => {
  const names = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("https://evil.example","x")']
  for (const [n, firstName] of names.entries()) {
    await buildUser({ firstName, familyName: 'Formelmann', email: `formula${n}@table.example` })
  }
  const text = (await readLines('?search=formelmann')).join('\r\n')
  const cells = text.split(/\r\n/).map((line) => line.replace(/^"/, ''))
  expect(cells).toHaveLength(names.length)
  for (const cell of cells) expect(cell[0]).toBe("'")
})

it('the user export contains all 1,203 matching accounts', async () => {
  const people = Array.from({ length: 1203 }, (_, n) => ({
    id: newId(),
    email: `many${String(n).padStart(4, '0')}@many.example`,
    firstName: `Many${n}`,
    familyName: 'Vielmann',
  }))
  await db().user.createMany({ data: people })
  const lines = await readLines('?search=vielmann&sort=email')
  expect(lines.map((line) => line.split(',')[1])).toEqual(people.map(({ email }) => email))
  expect(await readLines('?search=vielmann-of-nowhere')).toEqual([])
})

it('a canceled user export releases its database connection', async () => {
  const response = await fetchTable('?search=vielmann')
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  // Fails when the export leaks its connection, since the pool has fewer.
  for (let n = 0; n < 12; n += 1) expect((await readLines('?search=vielmann&status=inactive')).length).toBe(0)
})

it('the user export is audited without the search text', async () => {
  await readLines('?search=Vielmann&status=active')
  const note = await db().auditEntry.findFirst({
    where: { actorId: admin.id, action: 'user.list_exported' },
    orderBy: { at: 'desc' },
  })
  expect(note?.details).toEqual({ status: 'active', searched: true })
})

it('the user export returns 403 to other users, and 422 for unknown parameters', async () => {
  const token = await signIn(await buildUser())
  expect((await fetchRoute('GET /admin/users/export', { token })).status).toBe(403)
  for (const query of ['?format=pdf', '?sort=age', '?status=gone', '?admin=1']) {
    expect((await fetchTable(query)).status).toBe(422)
  }
})
