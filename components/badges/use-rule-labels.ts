import { useTranslations } from 'next-intl'
import type { BadgeRule } from '@/lib/features/badges/rules'
import { formatDate } from '@/lib/platform/dates/format'

export function useRuleLabels(): (rule: BadgeRule) => string {
  const t = useTranslations('badges')
  return (rule) => {
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
}
