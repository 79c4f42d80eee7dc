'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import type { countQualifyingContract } from '@/lib/features/badges/editor/contract'
import type { BadgeForEditing } from '@/lib/features/badges/library/schema'
import type { BadgeRule } from '@/lib/features/badges/rules'
import { ApiError, send } from '@/lib/platform/http/client'
import type { Data } from '@/lib/platform/http/contract'

type BadgeNotesProps = { badge: BadgeForEditing | null; rule: BadgeRule }

/** Explains which families earn the badge at once. */
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

const TYPING_MS = 400

type Counted = Data<typeof countQualifyingContract> | 'counting' | 'unknown'

function useQualifying(rule: BadgeRule, badgeId: string | undefined): Counted {
  const [counted, setCounted] = useState<Counted>('counting')
  const asked = JSON.stringify(rule)
  useEffect(() => {
    let left = false
    setCounted('counting')
    const wait = setTimeout(async () => {
      const query = { rule: asked, ...(badgeId && { badgeId }) }
      try {
        const data = await send<typeof countQualifyingContract>('GET', '/badges/qualifying', { query })
        if (!left) setCounted(data)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!left) setCounted('unknown')
      }
    }, TYPING_MS)
    return () => {
      left = true
      clearTimeout(wait)
    }
  }, [asked, badgeId])
  return counted
}
