import { beforeAll, describe, expect, it } from 'vitest'
import type { listUsersContract } from '@/lib/features/admin/users/contract'
import { badgeListQuery } from '@/lib/features/badges/library/schema'
import { listBadgeLibrary } from '@/lib/features/badges/library/service'
import type { listChallengesContract } from '@/lib/features/challenges/contract'
import { challengeListQuery } from '@/lib/features/challenges/publishing/schema'
import { listForEditors } from '@/lib/features/challenges/publishing/service'
import type { listFamiliesContract } from '@/lib/features/community/contract'
import { recipeListQuery } from '@/lib/features/recipes/library/schema'
import { listRecipeLibrary } from '@/lib/features/recipes/library/service'
import { taskListQuery } from '@/lib/features/tasks/library/schema'
import { listTaskLibrary } from '@/lib/features/tasks/library/service'
import { db } from '@/lib/platform/db/client'
import { normalizeSearch } from '@/lib/platform/i18n/search'
import { type AdminActor, isAdminActor } from '@/lib/platform/session/actor'
import { buildAdmin } from '../../factories/admin'
import { buildBadge } from '../../factories/badge'
import { buildChallenge } from '../../factories/challenge'
import { buildFamily } from '../../factories/family'
import { buildRecipe } from '../../factories/recipe'
import { buildActor } from '../../factories/session'
import { buildTask } from '../../factories/task'
import { buildUser } from '../../factories/user'
import { call } from '../../support/api'
import { buildMember } from '../../support/members'

/** Written by an editor or a parent, under a name for the results. */
type Stored = { key: string; text: string; translated?: string }

const STORED: Stored[] = [
  { key: 'water', text: 'Água antes de tudo', translated: 'Water comes first' },
  { key: 'avila', text: 'Lanche da D’Ávila' },
  { key: 'coconut', text: "Copo d'água de coco" },
  { key: 'percent', text: 'Suco 100% fruta' },
  { key: 'underscore', text: 'Prato feliz_hoje' },
  { key: 'dash', text: 'Pé-de-moleque (assado)' },
  { key: 'chinese', text: '李小龙' },
  { key: 'japanese', text: 'お弁当を作ろう' },
  { key: 'korean', text: '김민준' },
  { key: 'turkish', text: 'Işık İzmir' },
  { key: 'greek', text: 'ΚΑΛΟΣ Ήλιος' },
  { key: 'hebrew', text: 'שָׁלוֹם' },
  { key: 'emoji', text: 'Hora da 🍎❤️' },
]

const QUERIES: [search: string, keys: string[]][] = [
  ['agua antes', ['water']],
  ['ÁGUA', ['water', 'coconut']],
  ['tudo antes AGUA', ['water']],
  ['antes nada', []],
  ['%', ['percent']],
  ['_', ['underscore']],
  ['0%', ['percent']],
  ['z_h', ['underscore']],
  ['a_u', []],
  ['a%tudo', []],
  ["d'avila", ['avila']],
  ['d’avila', ['avila']],
  ['D`Ávila', ['avila']],
  ['davila', ['avila']],
  ['avila lanche', ['avila']],
  ["d'agua", ['coconut']],
  ['“água antes”', ['water']],
  ['pe de moleque', ['dash']],
  ['moleque, assado!', ['dash']],
  ['pé‑de‑moleque', ['dash']],
  ['小龙', ['chinese']],
  ['龙', ['chinese']],
  ['李龙', []],
  ['弁当', ['japanese']],
  ['민준', ['korean']],
  ['isik', ['turkish']],
  ['IŞIK', ['turkish']],
  ['izmir', ['turkish']],
  ['İZMİR', ['turkish']],
  ['ηλιος', ['greek']],
  ['καλος', ['greek']],
  ['καλοσ', ['greek']],
  ['שלום', ['hebrew']],
  ['🍎', ['emoji']],
  ['❤', ['emoji']],
  ['🍐', []],
  ['?!', []],
  ["'", []],
  ['—', []],
  ['\\', []],
]

const TRANSLATED: [search: string, keys: string[]][] = [
  ['first water', ['water']],
  ['WATER', ['water']],
]

let admin: Awaited<ReturnType<typeof buildAdmin>>
let actor: AdminActor
let ana: Awaited<ReturnType<typeof buildMember>>

beforeAll(async () => {
  admin = await buildAdmin()
  const reader = await buildActor(admin)
  if (!isAdminActor(reader)) throw new Error('no administrator')
  actor = reader
  ana = await buildMember()
})

const encode = encodeURIComponent
const at = new Map<string, string>()
const toKeys = (ids: string[]) =>
  STORED.map(({ key }) => key).filter((key) => ids.includes(at.get(key) ?? ''))
const inLanguages = ({ text, translated }: Stored, name: string, more: object = {}) => ({
  language: 'pt-BR',
  [name]: text,
  ...(translated && { translations: { en: { [name]: translated, ...more } } }),
})

type Place = {
  build: (stored: Stored) => Promise<{ id: string }>
  find: (search: string) => Promise<string[]>
  isTranslated: boolean
}

const PLACES: Record<string, Place> = {
  'the challenges of the API': {
    isTranslated: true,
    build: async (stored) =>
      (await buildChallenge({ ...inLanguages(stored, 'title'), description: 'Texto', plan: [] })).challenge,
    find: async (search) =>
      (
        await call<typeof listChallengesContract>(`GET /challenges?limit=100&search=${encode(search)}`, {
          token: admin.token,
        })
      ).data.map(({ id }) => id),
  },
  "the editors' challenges": {
    isTranslated: true,
    build: async (stored) =>
      (await buildChallenge({ ...inLanguages(stored, 'title'), description: 'Texto', plan: [] })).challenge,
    find: async (search) =>
      (await listForEditors(actor, challengeListQuery.parse({ search }))).challenges.map(({ id }) => id),
  },
  tasks: {
    isTranslated: true,
    build: (stored) => buildTask({ ...inLanguages(stored, 'name'), description: 'Texto', examples: [] }),
    find: async (search) =>
      (await listTaskLibrary(actor, taskListQuery.parse({ search }))).items.map(({ id }) => id),
  },
  badges: {
    isTranslated: true,
    build: (stored) => buildBadge({ ...inLanguages(stored, 'name'), description: 'Texto' }),
    find: async (search) =>
      (await listBadgeLibrary(actor, badgeListQuery.parse({ search }))).items.map(({ id }) => id),
  },
  recipes: {
    isTranslated: true,
    build: (stored) => buildRecipe({ ...inLanguages(stored, 'title'), ingredients: ['Sal'], steps: [] }),
    find: async (search) =>
      (await listRecipeLibrary(actor, recipeListQuery.parse({ search }))).items.map(({ id }) => id),
  },
  users: {
    isTranslated: false,
    build: ({ text }) =>
      buildUser({ firstName: text, familyName: '', email: `${crypto.randomUUID()}@t.example` }),
    find: async (search) =>
      (
        await call<typeof listUsersContract>(`GET /admin/users?limit=100&search=${encode(search)}`, {
          token: admin.token,
        })
      ).data.map(({ id }) => id),
  },
  families: {
    isTranslated: false,
    build: async ({ text }) => (await buildFamily({ name: text })).family,
    find: async (search) =>
      (
        await call<typeof listFamiliesContract>(
          `GET /community/families?limit=100&search=${encode(search)}`,
          {
            token: ana.token,
          },
        )
      ).data.map(({ id }) => id),
  },
}

describe.each(Object.entries(PLACES))('the search of %s', (_, { build, find, isTranslated }) => {
  beforeAll(async () => {
    for (const stored of STORED) at.set(stored.key, (await build(stored)).id)
  })

  const queries = isTranslated ? [...QUERIES, ...TRANSLATED] : QUERIES

  it.each(queries)('finds the expected results for %s', async (search, keys) => {
    expect(toKeys(await find(search))).toEqual(keys)
  })
})

it('the user search matches words of user and family names in any order', async () => {
  const { adult } = await buildFamily({ name: 'Família Jatobá' })
  const find = PLACES.users?.find
  expect(await find?.('jatoba silva familia MARA')).toEqual([adult.id])
  expect(await find?.('jatoba souza')).toEqual([])
})

/** Node and PostgreSQL may not both know letters of recent Unicode versions. */
const isNewLetter = (code: number) => code === 0x1c89 || (code >= 0xa7cb && code <= 0xa7ff)

it('a search of 10,000 characters is rejected, and one of 60 words is accepted', async () => {
  const ask = (path: string, search: string) =>
    call(`GET ${path}?search=${encode(search)}`, { token: admin.token })
  for (const path of ['/challenges', '/admin/users']) {
    expect((await ask(path, 'a'.repeat(10_000))).status, path).toBe(422)
    expect((await ask(path, 'a '.repeat(60))).status, path).toBe(200)
  }
})

describe('the database', () => {
  it('normalizes texts like the server normalizes queries', async () => {
    const samples = [
      'João  ARAÚJO',
      'Søren Łuk',
      'Straße',
      'Æsop Œuvre',
      'ÇĞİ ñ',
      'Ｆｕｌｌ ﬁne',
      ' \t a\nb ',
    ]
    for (const sample of [...samples, ...STORED.map(({ text }) => text), 'a.b. c... d.']) {
      const [row] = await db().$queryRaw<{ text: string }[]>`select normalize_search(${sample}) as text`
      expect(row?.text).toBe(normalizeSearch(sample))
    }
  })

  it('normalizes every character of the Basic Multilingual Plane like the server does', async () => {
    const rows = await db().$queryRaw<{ code: number; text: string }[]>`
      select code, normalize_search('a' || chr(code) || 'b') as text from generate_series(1, 65535) as code
      where code not between 55296 and 57343`
    const different = rows.filter(
      ({ code, text }) => !isNewLetter(code) && text !== normalizeSearch(`a${String.fromCodePoint(code)}b`),
    )
    expect(different.map(({ code }) => code.toString(16))).toEqual([])
  })
})
