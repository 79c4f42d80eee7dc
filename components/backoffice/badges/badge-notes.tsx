'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { BadgeForEditing } from '@/lib/features/badges/library/schema'
import type { BadgeRule } from '@/lib/features/badges/rules'
import { useQualifying } from './use-qualifying'

type BadgeNotesProps = { badge: BadgeForEditing | null; rule: BadgeRule }

/** Renders which families earn the badge at once, and that no family loses it. */
export function BadgeNotes({ badge, rule }: BadgeNotesProps) {
  const t = useTranslations('badgeEditor')
  const special = rule.type !== 'challenge_complete' && rule.type !== 'cycle'
  if (!special && !badge) return null
  return (
    <Alert tone="info" title={t('meaning')}>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-sm">
        {special ? (
          <li>
            {t('silently')} <Qualifying rule={rule} badge={badge} />
          </li>
        ) : null}
        {badge ? <li>{t('keepEarned', { count: badge.families })}</li> : null}
      </ul>
    </Alert>
  )
}

function Qualifying({ rule, badge }: BadgeNotesProps) {
  const t = useTranslations('badgeEditor')
  const counted = useQualifying(rule, badge?.id)
  const countText =
    typeof counted === 'string'
      ? t(counted)
      : t(counted.more ? 'qualifyingAtLeast' : 'qualifying', { count: counted.families })
  return (
    <span role="status" className="font-bold">
      {countText}
    </span>
  )
}
