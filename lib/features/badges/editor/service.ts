import 'server-only'
import { auditAs } from '@/lib/features/audit/service'
import { preparePictureChange } from '@/lib/features/photos/service'
import { FIRST_DATE } from '@/lib/features/scores/rules'
import { getStreaks } from '@/lib/features/scores/service'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError, requireVersion } from '@/lib/platform/errors/app-error'
import type { Call } from '@/lib/platform/http/contract'
import type { AdminActor } from '@/lib/platform/session/actor'
import { type BadgeRule, isQualified } from '../rules'
import { type BadgeView, badgeRule } from '../schema'
import { presentBadge } from '../service'
import type { countQualifyingContract, createBadgeContract, updateBadgeContract } from './contract'
import * as repo from './repository'
import { kindOfRule } from './schema'

const BATCH = 1000
const LOOKED_AT = 500

/** Creates a badge and awards it. */
export async function createBadge({ actor, body }: Call<typeof createBadgeContract>): Promise<BadgeView> {
  const { image, coloringImage, language = actor.locale, translations = {}, ...data } = body
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
  await awardToQualified(row.id, data.rule)
  return presentBadge(row, actor.locale, undefined)
}

/**
 * Updates a badge.
 * @throws AppError not_found, changed_meanwhile; validation_failed
 */
export async function updateBadge({
  actor,
  params,
  body,
}: Call<typeof updateBadgeContract>): Promise<BadgeView> {
  const { image, coloringImage, removeImage, removeColoringImage, version, ...data } = body
  // Also here, so that a rejected request stores no pictures.
  assertRuleMatchesKind(requireVersion(await repo.find(db(), params.id), version), data)
  const putImage = await preparePictureChange(actor, { file: image, remove: removeImage === 'true' })
  const putColoring = await preparePictureChange(actor, {
    file: coloringImage,
    remove: removeColoringImage === 'true',
  })
  const row = await transaction(async (tx) => {
    const badge = requireVersion(await repo.lock(tx, params.id), version)
    assertRuleMatchesKind(badge, data)
    const imagePhotoId = await putImage(tx, badge.imagePhotoId)
    const coloringPhotoId = await putColoring(tx, badge.coloringPhotoId)
    await auditAs(tx, actor, { action: 'badge.updated', subjectId: params.id })
    return repo.update(tx, params.id, {
      ...data,
      ...(imagePhotoId !== undefined && { imagePhotoId }),
      ...(coloringPhotoId !== undefined && { coloringPhotoId }),
    })
  })
  if (data.rule) await awardToQualified(params.id, data.rule)
  return presentBadge(row, actor.locale, undefined)
}

export function deleteBadge(actor: AdminActor, id: string): Promise<null> {
  return transaction(async (tx) => {
    if (!(await repo.retire(tx, id, new Date()))) throw new AppError('not_found')
    await auditAs(tx, actor, { action: 'badge.deleted', subjectId: id })
    return null
  })
}

/** Awards a badge to qualified families; after a crash, their next completion does. */
export async function awardToQualified(badgeId: string, rule: BadgeRule): Promise<void> {
  const now = new Date()
  const ids = await qualifiedAmong(await findCandidates(rule), rule, now)
  for (let start = 0; start < ids.length; start += BATCH) {
    await repo.insertAwards(badgeId, ids.slice(start, start + BATCH), now)
  }
}

/** Counts the families that qualify. */
export async function countQualifying({
  query: { rule, badgeId },
}: Call<typeof countQualifyingContract>): Promise<{ families: number; more: boolean }> {
  const has = badgeId ? await repo.findHolders(badgeId) : new Set<string>()
  const candidates = (await findCandidates(rule)).filter(({ id }) => !has.has(id))
  const looked = rule.type === 'streak' ? candidates.slice(0, LOOKED_AT) : candidates
  const ids = await qualifiedAmong(looked, rule, new Date())
  return { families: ids.length, more: looked.length < candidates.length }
}

/** Days of a streak ignore gaps. */
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
