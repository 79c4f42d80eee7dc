import 'server-only'
import type { z } from 'zod'
import { auditAs } from '@/lib/features/audit/service'
import { preparePictureChange } from '@/lib/features/photos/service'
import { FIRST_DATE } from '@/lib/features/scores/rules'
import { getStreaks } from '@/lib/features/scores/service'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError, requireVersion } from '@/lib/platform/errors/app-error'
import type { AdminActor } from '@/lib/platform/session/actor'
import { type BadgeRule, isQualified } from '../rules'
import { type BadgeView, badgeRule } from '../schema'
import { presentBadge } from '../service'
import * as repo from './repository'
import { type createBadgeInput, kindOfRule, type qualifyingQuery, type updateBadgeInput } from './schema'

const BATCH = 1000
const LOOKED_AT = 500

/** Creates a badge and grants it to the families that already qualify. */
export async function createBadge(
  actor: AdminActor,
  input: z.output<typeof createBadgeInput>,
): Promise<BadgeView> {
  const { image, coloringImage, language = actor.locale, translations = {}, ...data } = input
  const putImage = await preparePictureChange(actor, { file: image })
  const putColoring = await preparePictureChange(actor, { file: coloringImage })
  const row = await transaction(async (tx) => {
    const pictures = {
      imagePhotoId: (await putImage(tx, null)) ?? null,
      coloringPhotoId: (await putColoring(tx, null)) ?? null,
    }
    const badge = await repo.create(tx, { ...data, language, translations, ...pictures })
    await auditAs(tx, actor, { action: 'badge.created', subjectId: badge.id })
    return badge
  })
  await grantToQualified(row.id, data.rule)
  return presentBadge(row, actor.locale, undefined)
}

/**
 * Updates a badge.
 * @throws AppError not_found, changed_meanwhile; validation_failed
 */
export async function updateBadge(
  actor: AdminActor,
  id: string,
  input: z.output<typeof updateBadgeInput>,
): Promise<BadgeView> {
  const { image, coloringImage, removeImage, removeColoringImage, version, ...data } = input
  // Also here, so that a rejected request stores no pictures.
  assertRuleMatchesKind(requireVersion(await repo.find(db(), id), version), data)
  const putImage = await preparePictureChange(actor, { file: image, remove: removeImage === 'true' })
  const putColoring = await preparePictureChange(actor, {
    file: coloringImage,
    remove: removeColoringImage === 'true',
  })
  const row = await transaction(async (tx) => {
    const badge = requireVersion(await repo.lock(tx, id), version)
    assertRuleMatchesKind(badge, data)
    const imagePhotoId = await putImage(tx, badge.imagePhotoId)
    const coloringPhotoId = await putColoring(tx, badge.coloringPhotoId)
    await auditAs(tx, actor, { action: 'badge.updated', subjectId: id })
    return repo.update(tx, id, {
      ...data,
      ...(imagePhotoId !== undefined && { imagePhotoId }),
      ...(coloringPhotoId !== undefined && { coloringPhotoId }),
    })
  })
  if (data.rule) await grantToQualified(id, data.rule)
  return presentBadge(row, actor.locale, undefined)
}

export function deleteBadge(actor: AdminActor, id: string): Promise<null> {
  return transaction(async (tx) => {
    if (!(await repo.retire(tx, id, new Date()))) throw new AppError('not_found')
    await auditAs(tx, actor, { action: 'badge.deleted', subjectId: id })
    return null
  })
}

/** Grants a badge to the families that already qualify; after a crash, their next completion does. */
export async function grantToQualified(badgeId: string, rule: BadgeRule): Promise<void> {
  const now = new Date()
  const ids = await qualifiedAmong(await findCandidates(rule), rule, now)
  for (let start = 0; start < ids.length; start += BATCH) {
    await repo.insertForFamilies(badgeId, ids.slice(start, start + BATCH), now)
  }
}

/** Counts the families that qualify for a rule; `more` if not all were checked. */
export async function countQualifying(
  _: AdminActor,
  { rule, badgeId }: z.output<typeof qualifyingQuery>,
): Promise<{ families: number; more: boolean }> {
  const holders = badgeId ? await repo.findHolders(badgeId) : new Set<string>()
  const candidates = (await findCandidates(rule)).filter(({ id }) => !holders.has(id))
  const looked = rule.type === 'streak' ? candidates.slice(0, LOOKED_AT) : candidates
  const ids = await qualifiedAmong(looked, rule, new Date())
  return { families: ids.length, more: looked.length < candidates.length }
}

/** For a streak, finds families with enough days, whose gaps are not checked. */
async function findCandidates(rule: BadgeRule): Promise<repo.Candidate[]> {
  const from = ('from' in rule ? rule.from : undefined) ?? FIRST_DATE
  switch (rule.type) {
    case 'first_photo':
      return repo.findByCompletions(1, from)
    case 'tasks':
      return repo.findByCompletions(rule.count, from)
    case 'follows':
      return repo.findByFollows(rule.count, from)
    case 'streak':
      return repo.findByDays(rule.count, from)
    default:
      return []
  }
}

async function qualifiedAmong(families: repo.Candidate[], rule: BadgeRule, now: Date): Promise<string[]> {
  if (rule.type !== 'streak') return families.map(({ id }) => id)
  const qualified: string[] = []
  for (let start = 0; start < families.length; start += LOOKED_AT) {
    const some = families
      .slice(start, start + LOOKED_AT)
      .map(({ id, timezone }) => ({ id, today: localDateAt(now, timezone) }))
    const streaks = await getStreaks(db(), some, rule.from ?? FIRST_DATE)
    for (const [place, streak] of streaks.entries()) {
      const id = some[place]?.id
      if (id && isQualified(rule, { streak, tasksDone: 0, follows: 0 })) qualified.push(id)
    }
  }
  return qualified
}

type Earning = { kind?: BadgeView['kind'] | undefined; rule?: BadgeRule | undefined }

function assertRuleMatchesKind(badge: { kind: BadgeView['kind']; rule: unknown }, change: Earning): void {
  const rule = change.rule ?? badgeRule.parse(badge.rule)
  if (kindOfRule(rule) === (change.kind ?? badge.kind)) return
  throw new AppError('validation_failed', { fields: { rule: [{ key: 'badge_rule_kind' }] } })
}
