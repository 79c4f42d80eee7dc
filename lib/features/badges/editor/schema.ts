import { z } from 'zod'
import { line, lines, sentVersion } from '@/lib/platform/http/fields'
import { jsonField } from '@/lib/platform/http/json-field'
import { localeField } from '@/lib/platform/i18n/schema'
import type { BadgeRule } from '../rules'
import { badgeRule } from '../schema'

export const BADGE_LIMITS = { name: 120, description: 2000 } as const

const kind = z.enum(['weekly', 'special', 'monthly'])
const flag = z.enum(['true', 'false']).optional()
const text = z.object({
  name: lines({ max: BADGE_LIMITS.name }),
  description: lines({ max: BADGE_LIMITS.description }),
})

const fields = z.object({
  name: line({ max: BADGE_LIMITS.name }),
  description: lines({ max: BADGE_LIMITS.description }).pipe(z.string().min(1, 'required')),
  kind,
  rule: jsonField(badgeRule, { wrong: 'badge_rule' }).meta({
    description: 'JSON: the rule of the badge, like `rule` in GET /badges.',
  }),
  motif: z
    .string()
    .regex(/^[a-z]{1,20}$/)
    .optional()
    .meta({ description: 'Built-in drawing of the badge.' }),
  language: localeField.optional().meta({ description: 'Language of the base text.' }),
  translations: jsonField(z.partialRecord(localeField, text.partial()))
    .optional()
    .meta({ description: 'JSON: texts in the other language, by language.' }),
  image: z.file().optional(),
  coloringImage: z.file().optional(),
})

export function kindOfRule(rule: BadgeRule): z.infer<typeof kind> {
  if (rule.type === 'challenge_complete') return 'weekly'
  return rule.type === 'cycle' ? 'monthly' : 'special'
}

export const createBadgeInput = fields.superRefine((badge, context) => {
  if (kindOfRule(badge.rule) === badge.kind) return
  context.addIssue({ code: 'custom', path: ['rule'], message: 'badge_rule_kind' })
})

export const updateBadgeInput = fields
  .partial()
  .extend({ removeImage: flag, removeColoringImage: flag, version: sentVersion })

export const qualifyingQuery = z.object({
  rule: jsonField(badgeRule, { wrong: 'badge_rule' }).meta({
    description: 'JSON: the rule to check, like `rule` in GET /badges.',
  }),
  badgeId: z.uuid().optional().meta({ description: 'Excludes families that already have this badge.' }),
})

export const qualifying = z.object({
  families: z.int(),
  more: z.boolean().meta({ description: 'There may be more, because not all families were checked.' }),
})
