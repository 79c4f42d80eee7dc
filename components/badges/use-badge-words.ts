import { useTranslations } from 'next-intl'
import type { BadgeView } from '@/lib/badges/schema'
import { formatDate } from '@/lib/dates/format'
import { localDateAt } from '@/lib/dates/local-date'
import type { BadgeFacts } from './badge-dialog'
import { useRuleWords } from './use-rule-words'

/** Puts a badge into words: what it is for, how it is earned, since when it is the family's. */
export function useBadgeWords(timezone: string) {
  const t = useTranslations('badges')
  const how = useRuleWords()

  const facts = (badge: BadgeView): BadgeFacts => ({
    state: badge.earnedAt
      ? t('earnedOn', { date: formatDate(localDateAt(new Date(badge.earnedAt), timezone)) })
      : t('notYet'),
    howTitle: t('how'),
    how: how(badge.rule),
  })

  const label = (badge: BadgeView): string =>
    t('open', { name: badge.name, earned: badge.earned ? 'yes' : 'no' })

  return { facts, label }
}
