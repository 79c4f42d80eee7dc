import 'server-only'
import { randomInt } from 'node:crypto'
import type { z } from 'zod'
import { recordActivity } from '@/lib/activity/service'
import { env } from '@/lib/config/env'
import { localDateAt } from '@/lib/dates/local-date'
import { type Db, transaction } from '@/lib/db/client'
import { AppError } from '@/lib/errors/app-error'
import type { Actor, FamilyActor } from '@/lib/session/actor'
import { setFamily } from '@/lib/users/service'
import { canChangeFamily, canReadFamily } from './policy'
import * as repo from './repo'
import { birthDateProblem, JOIN_CODE } from './rules'
import type { createFamilyInput, FamilyView, KidView, kidInput } from './schema'

/**
 * Founds a family with the actor as its first adult.
 * @throws AppError already_in_family, also when two such calls come at once
 */
export async function createFamily(actor: Actor, input: z.output<typeof createFamilyInput>) {
  if (actor.familyId) throw new AppError('already_in_family')
  const joinCode = await freshJoinCode()
  const timezone = input.timezone ?? env().APP_TIMEZONE
  const family = await transaction(async (tx) => {
    const created = await repo.create(tx, { name: input.name, joinCode, timezone, createdById: actor.userId })
    await enter(tx, actor, created.id)
    await recordActivity(tx, {
      familyId: created.id,
      userId: actor.userId,
      kind: 'created_family',
      at: new Date(),
    })
    return created
  })
  return { id: family.id, name: family.name, uniqueCode: family.joinCode }
}

/**
 * Joins the family that a code belongs to.
 * @throws AppError family_setup_error_failed_to_join_family when no family has the code; already_in_family
 */
export async function joinFamily(actor: Actor, joinCode: string) {
  if (actor.familyId) throw new AppError('already_in_family')
  return transaction(async (tx) => {
    const family = await repo.findByJoinCode(tx, joinCode)
    if (!family) throw new AppError('family_setup_error_failed_to_join_family')
    await enter(tx, actor, family.id)
    await recordActivity(tx, {
      familyId: family.id,
      userId: actor.userId,
      kind: 'joined_family',
      at: new Date(),
    })
    return family
  })
}

async function enter(tx: Db, actor: Actor, familyId: string): Promise<void> {
  if (!(await setFamily(tx, actor.userId, familyId))) throw new AppError('already_in_family')
}

/** A code that no family has; with 31 letters in 8 places a second try is next to never needed. */
async function freshJoinCode(): Promise<string> {
  for (;;) {
    const letters = Array.from(
      { length: JOIN_CODE.length },
      () => JOIN_CODE.alphabet[randomInt(JOIN_CODE.alphabet.length)],
    )
    const code = letters.join('')
    if (!(await repo.joinCodeExists(code))) return code
  }
}

export async function getFamily(actor: Actor, id: string): Promise<FamilyView> {
  const family = canReadFamily(actor, id) ? await repo.findFamily(id) : null
  if (!family) throw new AppError('not_found')
  const { joinCode, adults, ...rest } = family
  return {
    ...rest,
    uniqueCode: joinCode,
    adults: adults.map(({ firstName, familyName, ...adult }) => ({
      ...adult,
      name: [firstName, familyName].filter(Boolean).join(' '),
    })),
  }
}

type KidData = z.output<typeof kidInput>

export function addKid(actor: FamilyActor, familyId: string, input: KidData): Promise<KidView> {
  demandKid(actor, familyId, input)
  return transaction(async (tx) => {
    const kid = await repo.createKid(tx, familyId, input)
    const at = new Date()
    await recordActivity(tx, { familyId, userId: actor.userId, kind: 'added_child', subjectId: kid.id, at })
    return kid
  })
}

export async function updateKid(
  actor: FamilyActor,
  familyId: string,
  kidId: string,
  input: KidData,
): Promise<KidView> {
  demandKid(actor, familyId, input)
  const kid = await repo.updateKid(familyId, kidId, input)
  if (!kid) throw new AppError('not_found')
  return kid
}

export async function removeKid(actor: FamilyActor, familyId: string, kidId: string): Promise<null> {
  if (!canChangeFamily(actor, familyId)) throw new AppError('not_found')
  if (!(await repo.deleteKid(familyId, kidId))) throw new AppError('not_found')
  return null
}

/** @throws AppError not_found unless all of these kids are the family's */
export async function demandKids(tx: Db, familyId: string, kidIds: string[]): Promise<void> {
  if ((await repo.countKids(tx, familyId, kidIds)) !== kidIds.length) throw new AppError('not_found')
}

function demandKid(actor: FamilyActor, familyId: string, input: KidData): void {
  if (!canChangeFamily(actor, familyId)) throw new AppError('not_found')
  const problem = birthDateProblem(input.birthDate, localDateAt(new Date(), actor.timezone))
  if (problem) throw new AppError('validation_failed', { fields: { birthDate: [{ key: problem }] } })
}
