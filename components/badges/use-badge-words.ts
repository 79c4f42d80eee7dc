import { useTranslations } from 'next-intl'
import type { BadgeView } from '@/lib/badges/schema'
import { formatDate } from '@/lib/dates/format'
import { localDateAt } from '@/lib/dates/local-date'
import type { BadgeFacts } from './badge-dialog'

/** Puts a badge into words: what it is for, how it is earned, since when it is the family's. */
export function useBadgeWords(timezone: string) {
  const t = useTranslations('badges')

  const how = ({ rule }: BadgeView): string => {
    const since = 'from' in rule && rule.from ? ` ${t('rule.from', { date: formatDate(rule.from) })}` : ''
    switch (rule.type) {
      case 'challenge_complete':
        return rule.weekNumber
          ? t('rule.challenge_complete_week', { week: rule.weekNumber })
          : t('rule.challenge_complete')
      case 'first_photo':
      case 'cycle':
        return t(`rule.${rule.type}`) + since
      default:
        return t(`rule.${rule.type}`, { count: rule.count }) + since
    }
  }

  const facts = (badge: BadgeView): BadgeFacts => ({
    state: badge.earnedAt
      ? t('earnedOn', { date: formatDate(localDateAt(new Date(badge.earnedAt), timezone)) })
      : t('notYet'),
    howTitle: t('how'),
    how: how(badge),
  })

  const label = (badge: BadgeView): string =>
    t('open', { name: badge.name, earned: badge.earned ? 'yes' : 'no' })

  return { facts, label }
}
