import 'server-only'
import { NIL, v7 } from 'uuid'
import { Prisma } from './generated/client'

export const NIL_UUID = NIL

/** Creates a row id: UUIDv7, so that indexes grow at one end. */
export function newId(): string {
  return v7()
}

export function idAt(moment: Date): string {
  return v7({ msecs: moment.getTime() })
}

/** Builds equal ids for equal seeds. */
export const buildIdSql = (
  at: Prisma.Sql,
  seed: Prisma.Sql,
) => Prisma.sql`overlay(overlay(overlay(md5(${seed})
  placing lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') from 1 for 12)
  placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid`
