import 'server-only'
import { audit } from '@/lib/features/audit/service'
import { grantToQualified } from '@/lib/features/badges/editor/service'
import { contentToday } from '@/lib/features/challenges/plan/service'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import * as repo from './repository'
import { buildStarter, type StarterContent } from './rules'
import type { StarterResult } from './schema'

const PACK = 'starter'

/**
 * Installs the starter content once, from the current week. Its weeks are active only without other challenges, so that
 * no family's week changes.
 * @param actorId null for the command
 */
export async function installStarter(actorId: string | null, now = new Date()): Promise<StarterResult> {
  const content = buildStarter(contentToday(now), now)
  const counts = {
    tasks: content.tasks.length,
    badges: content.badges.length,
    recipes: content.recipes.length,
    challenges: content.challenges.length,
  }
  const result = await transaction(async (tx) => {
    const isActive = !(await repo.hasChallenges(tx))
    if (!(await writeStarter(tx, content, isActive))) return { installed: false, active: false, counts }
    const details = { ...counts, active: isActive }
    await audit(tx, { actorId, action: 'content.starter_installed', details })
    return { installed: true, active: isActive, counts }
  })
  // After a crash, a family's next completion awards them.
  if (result.installed) for (const { id, rule } of content.badges) await grantToQualified(id, rule)
  return result
}

/**
 * Writes content and records the pack, in the caller's transaction.
 * @returns false if already recorded
 */
export async function writeStarter(tx: Db, content: StarterContent, isActive: boolean): Promise<boolean> {
  if (!(await repo.claimPack(tx, PACK))) return false
  await repo.insertContent(tx, content, isActive)
  return true
}

/** Checks if starter content can be offered: not yet installed, no challenges. */
export async function readStarterState() {
  const { hasChallenges, installedAt } = await repo.findPackState(PACK)
  return {
    installedAt: installedAt?.toISOString() ?? null,
    hasChallenges,
    isOffered: !hasChallenges && installedAt === null,
  }
}
