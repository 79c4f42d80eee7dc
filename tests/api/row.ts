import type { Caller, Kind, World } from './world'

export type Row = {
  expected: Record<Kind, number>
  params?: (world: World, caller: Caller) => Record<string, string> | Promise<Record<string, string>>
  query?: string
  body?: (world: World, caller: Caller) => unknown
}

type Answers = [
  anonymous: number,
  deactivated: number,
  loner: number,
  outsider: number,
  member: number,
  admin: number,
  device?: number,
]

export function answers(...statuses: Answers): Row['expected'] {
  const [anonymous, deactivated, loner, outsider, member, admin, device = 403] = statuses
  return { anonymous, deactivated, loner, outsider, member, admin, device }
}

export const ANYONE = answers(200, 200, 200, 200, 200, 200)
export const SIGNED_IN = answers(401, 401, 200, 200, 200, 200)
export const WITH_FAMILY = answers(401, 401, 403, 200, 200, 403)
/** The member's family; other families get 404. */
export const OWN_FAMILY = answers(401, 401, 403, 404, 200, 403)
export const OWN_FAMILY_MAKES = answers(401, 401, 403, 404, 201, 403)
export const ADMIN = answers(401, 401, 403, 403, 403, 200)
export const ADMIN_MAKES = answers(401, 401, 403, 403, 403, 201)
export const ONESELF = answers(401, 401, 404, 404, 200, 404)

/** Builds a multipart body; lists become repeated fields. */
export function form(fields: Record<string, string | string[] | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) data.append(name, one as string)
  return data
}
