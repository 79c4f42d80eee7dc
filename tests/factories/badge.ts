import type { BadgeRule } from '@/lib/features/badges/rules'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'

/** By default for a first photo. */
export function buildBadge({
  rule = { type: 'first_photo' },
  ...data
}: Partial<Omit<Prisma.BadgeUncheckedCreateInput, 'rule'>> & { rule?: BadgeRule } = {}) {
  const kind = rule.type === 'cycle' ? 'monthly' : rule.type === 'challenge_complete' ? 'weekly' : 'special'
  return db().badge.create({
    data: { kind, name: 'A badge', description: 'For good things.', rule, ...data },
  })
}
