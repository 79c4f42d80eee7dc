import { beforeAll, expect, it } from 'vitest'
import type { listUsersContract, readAccountContract } from '@/lib/features/admin/users/contract'
import { usersAddress } from '@/lib/features/admin/users/schema'
import { readUsersPage } from '@/lib/features/admin/users/service'
import { db } from '@/lib/platform/db/client'
import { isAdminActor } from '@/lib/platform/session/actor'
import { buildAdmin } from '../../factories/admin'
import { buildFamily } from '../../factories/family'
import { buildActor } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { call } from '../../support/api'
import { captureQueries, explainQueries } from '../../support/sent-queries'

let admin: Awaited<ReturnType<typeof buildAdmin>>
beforeAll(async () => {
  admin = await buildAdmin()
})

const list = (query = '') =>
  call<typeof listUsersContract>(`GET /admin/users${query}`, { token: admin.token })
const listIds = async (query: string) => (await list(query)).data.map(({ id }) => id)
const find = (search: string, more = '') => listIds(`?search=${encodeURIComponent(search)}${more}`)

it('the user search matches letters such as ø and ß, and takes wildcards literally', async () => {
  const one = await buildUser({ firstName: 'Søren', familyName: 'Straße q%_q' })
  expect(await find('soren strasse')).toEqual([one.id])
  expect(await find('SØREN')).toEqual([one.id])
  expect(await find('q%_q')).toEqual([one.id])
  expect(await find('_%')).toEqual([])
  expect(await find('%_')).toEqual([one.id])
  expect(await find('\\')).toEqual([])
  expect((await find('\u0301')).length).toBe(await db().user.count())
})

it('the user search finds every adult of a family by its name, however short', async () => {
  const { family, adult } = await buildFamily({ name: 'Zý' })
  const partner = await buildUser({ familyId: family.id, firstName: 'Aaron' })
  expect(await find('zy', '&sort=name')).toEqual([partner.id, adult.id])
  const { data } = await list('?search=Z%C3%BD')
  expect(data.map(({ lastAdult }) => lastAdult)).toEqual([false, false])
})

it('the user search of a short text joins families instead of scanning a list per account', async () => {
  const plans = await explainQueries(await captureQueries(() => find('zy')))
  const page = plans.find((plan) => plan.includes('search_text like')) ?? ''
  expect(page).toMatch(/Hash|Merge/)
  expect(page).not.toContain('= ANY (')
})

it('the user search returns the newest accounts first unless a sort order is requested', async () => {
  const people: string[] = []
  for (const firstName of ['Bia', 'Caio', 'Ari']) {
    const { id } = await buildUser({ firstName, familyName: 'Newestson' })
    people.unshift(id)
  }
  const [ari, caio, bia] = people
  expect(await find('newestson')).toEqual([ari, caio, bia])
  expect(await find('newestson', '&sort=name')).toEqual([ari, bia, caio])
  expect(await find('newestson', '&order=desc')).toEqual([caio, bia, ari])
  // A full page reads only the newest accounts, a shorter one all.
  expect(await find('newestson', '&limit=2')).toEqual([ari, caio])
  const { nextCursor } = await list('?search=newestson&limit=2')
  expect(await find('newestson', `&limit=2&cursor=${nextCursor}`)).toEqual([bia])
})

it('the user search uses the text index only when the newest accounts leave the page incomplete', async () => {
  const [page] = await explainQueries(
    await captureQueries(() => find('newestson', '&limit=2')).then((sent) => sent.slice(-1)),
  )
  expect(page).toContain('users_search_text_trgm_idx')
  expect(page).toContain('One-Time Filter')
})

it('the user list is filtered by status and administrator rights', async () => {
  const data = { familyName: 'Filterson' }
  const plain = await buildUser({ ...data, firstName: 'A' })
  const gone = await buildUser({ ...data, firstName: 'B', status: 'inactive' })
  const chief = await buildUser({ ...data, firstName: 'C', isAdmin: true })
  const some = (query: string) => listIds(`?search=filterson&${query}`)
  expect(await some('sort=name&status=active')).toEqual([plain.id, chief.id])
  expect(await some('status=inactive')).toEqual([gone.id])
  expect(await some('admin=true')).toEqual([chief.id])
  expect(await some('admin=false&status=active')).toEqual([plain.id])
  expect(await some('sort=status&order=desc')).toEqual([gone.id, plain.id, chief.id])
  expect(await some('sort=admin&order=desc')).toEqual([chief.id, plain.id, gone.id])
  for (const query of ['status=gone', 'admin=perhaps']) {
    expect((await list(`?${query}`)).status).toBe(422)
  }
})

it('accounts without a family or sign-in come last in both sort orders', async () => {
  const familyName = 'Nullman'
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  const never = await buildUser({ familyName })
  const early = await buildUser({ familyName, lastLoginAt: at(1) })
  const late = await buildUser({ familyName, lastLoginAt: at(2) })
  await buildFamily({ adult: early, name: 'Ábaco' })
  await buildFamily({ adult: late, name: 'Zebra' })
  for (const sort of ['lastLogin', 'family']) {
    const some = (order: string) => listIds(`?search=nullman&sort=${sort}&order=${order}`)
    expect(await some('asc')).toEqual([early.id, late.id, never.id])
    expect(await some('desc')).toEqual([late.id, early.id, never.id])
  }
})

it('the user list shows its last page for a later one, and ignores invalid parameters', async () => {
  const actor = await buildActor(admin)
  if (!isAdminActor(actor)) throw new Error('no administrator')
  const address = {
    search: 'nobody-is-called-so',
    status: 'x',
    admin: '',
    sort: 'age',
    order: 'up',
    page: '-3',
  }
  const asked = usersAddress.parse(address)
  expect(asked).toEqual({ search: address.search, page: 1 })
  const sorting = { sort: 'created', order: 'desc' }
  expect(await readUsersPage(actor, asked)).toEqual({ users: [], total: 0, page: 1, pages: 1, sorting })
  const all = await readUsersPage(actor, usersAddress.parse({ page: '999' }))
  expect([all.page, all.total]).toEqual([all.pages, await db().user.count()])
})

it('an account response shows whether the invited user has ever signed in or set a password', async () => {
  const person = await buildUser({ passwordHash: 'x' })
  const read = (id: string) =>
    call<typeof readAccountContract>(`GET /admin/users/${id}`, { token: admin.token })
  expect((await read(person.id)).data).toMatchObject({ id: person.id, invited: false, family: null })
  const invited = await buildUser()
  expect((await read(invited.id)).data.invited).toBe(true)
  await db().identity.create({ data: { provider: 'google', subject: invited.id, userId: invited.id } })
  expect((await read(invited.id)).data.invited).toBe(false)
  expect((await read(crypto.randomUUID())).status).toBe(404)
  expect((await read('nonsense')).status).toBe(404)
})
