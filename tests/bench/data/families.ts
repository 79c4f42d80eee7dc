import type { Table, Value } from './copy'
import { chance, id } from './ids'
import type { Size } from './sizes'

const NAMES = [
  ...['Silva', 'Souza', 'Oliveira', 'Santos', 'Lima', 'Pereira', 'Costa', 'Ferreira', 'Almeida', 'Ribeiro'],
  ...['Gomes', 'Martins', 'Carvalho', 'Rocha', 'Barbosa', 'Araujo', 'Melo', 'Cardoso', 'Teixeira', 'Moreira'],
  ...['Smith', 'Jones', 'Taylor', 'Brown', 'Walker', 'Wright', 'Hall', 'Green', 'Baker', 'Hill'],
]
const FIRST = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elisa', 'Felipe', 'Grace', 'Henry', 'Iris', 'Jonas']

export type Privacy = 'private' | 'followers' | 'public'

/** Returns a family's privacy: four of ten to followers, three public, three private. */
export function getPrivacy(family: number): Privacy {
  const share = chance(family, 1, 10)
  if (share < 4) return 'followers'
  return share < 7 ? 'public' : 'private'
}

export const adult = (family: number, which: 0 | 1): string => id('user', family * 2 + which)

export const buildEmail = (family: number, which: 0 | 1): string =>
  `adult${which + 1}.of${family}@brota.example`

/** Accepted follows per family; `ASKED` more are pending. */
const FOLLOWS = 20
const ASKED = 3

export const ZONE = 'America/Sao_Paulo'

export function familyTables({ families }: Size, passwordHash: string, now: Date): Table[] {
  const each = function* (row: (family: number) => Iterable<Value[]>): Iterable<Value[]> {
    for (let family = 0; family < families; family += 1) yield* row(family)
  }
  const founded = (family: number) =>
    new Date(now.getTime() - 86_400_000 * (370 + chance(family, 2, 300))).toISOString()
  const name = (family: number) => `${NAMES[chance(family, 3, NAMES.length)]} ${family}`
  return [
    {
      name: 'families',
      columns: ['id', 'name', 'join_code', 'timezone', 'created_by_id', 'created_at', 'updated_at'],
      rows: () =>
        each(function* (family) {
          const code = `B${family.toString(36).toUpperCase().padStart(7, '0')}`
          const at = founded(family)
          const called = name(family)
          yield [id('family', family), called, code, ZONE, adult(family, 0), at, at]
        }),
    },
    {
      name: 'users',
      columns: [
        ...['id', 'email', 'password_hash', 'first_name', 'family_name', 'language', 'feed_privacy'],
        ...[
          'show_child_photos',
          'family_id',
          'email_verified_at',
          'last_login_at',
          'created_at',
          'updated_at',
        ],
      ],
      rows: () =>
        each(function* (family) {
          const at = founded(family)
          for (const which of [0, 1] as const) {
            yield [
              ...[adult(family, which), buildEmail(family, which), passwordHash],
              ...[FIRST[chance(family, 4 + which, FIRST.length)] ?? '', name(family)],
              ...[chance(family, 6, 2) ? 'en' : 'pt-BR', getPrivacy(family)],
              ...[chance(family, 7, 2) === 1, id('family', family), at, at, at, at],
            ]
          }
        }),
    },
    {
      name: 'kids',
      columns: ['id', 'family_id', 'name', 'birth_date', 'created_at', 'updated_at'],
      rows: () =>
        each(function* (family) {
          const at = founded(family)
          for (const which of [0, 1]) {
            const first = FIRST[chance(family, 8 + which, FIRST.length)] ?? ''
            yield [id('kid', family * 2 + which), id('family', family), first, '2018-05-01', at, at]
          }
        }),
    },
    {
      name: 'follows',
      columns: ['follower_id', 'followed_id', 'status', 'created_at'],
      rows: () =>
        each(function* (family) {
          const at = founded(family)
          for (const [n, followed] of listFollowed(family, families).entries())
            yield [id('family', family), id('family', followed), n < FOLLOWS ? 'accepted' : 'pending', at]
        }),
    },
    {
      name: 'activities',
      columns: ['id', 'family_id', 'user_id', 'kind', 'subject_id', 'at'],
      rows: () =>
        each(function* (family) {
          const of = [id('family', family), adult(family, 0)]
          const at = founded(family)
          yield [id('activity', family * 3), ...of, 'created_family', null, at]
          for (const which of [0, 1])
            yield [
              id('activity', family * 3 + 1 + which),
              ...of,
              'added_child',
              id('kid', family * 2 + which),
              at,
            ]
        }),
    },
    {
      name: 'audit_entries',
      columns: ['id', 'at', 'actor_id', 'action', 'subject', 'subject_id'],
      rows: () =>
        each(function* (family) {
          const who = adult(family, 0)
          yield [id('audit', family), founded(family), who, 'family.created', 'family', id('family', family)]
        }),
    },
  ]
}

/** Returns the families that a family follows or asks to follow. */
export function listFollowed(family: number, families: number): number[] {
  const followed = new Set<number>()
  for (let n = 0; followed.size < Math.min(FOLLOWS + ASKED, families - 1); n += 1) {
    const other = (family + 1 + chance(n, 11, families - 1)) % families
    if (other !== family) followed.add(other)
  }
  return [...followed]
}
