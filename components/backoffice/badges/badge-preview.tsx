'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { BadgeArt } from '@/components/art/badge-art'
import { BadgePicture } from '@/components/badges/badge-picture'
import { parseMotif } from '@/components/badges/parse-motif'
import { useRuleLabels } from '@/components/badges/use-rule-labels'
import { usePreview } from '@/components/photos/use-preview'
import { Alert } from '@/components/ui/alert'
import type { countQualifyingContract } from '@/lib/features/badges/editor/contract'
import type { BadgeForEditing } from '@/lib/features/badges/library/schema'
import type { BadgeRule } from '@/lib/features/badges/rules'
import { send } from '@/lib/platform/http/api-client'
import type { PictureChoice } from '../content/picture-field'
import { useDialogData } from '../dialog-data'
import type { BadgeValues } from './use-badge-form'

type BadgePreviewProps = {
  badge: BadgeForEditing | null
  values: BadgeValues
  picture: PictureChoice
  coloring: PictureChoice
}

const parts = (earned: boolean) => [1, 2, 3, 4].map((part) => ({ part, earned }))

export function BadgePreview({ badge, values, picture: choice, coloring }: BadgePreviewProps) {
  const t = useTranslations('badgeEditor')
  const locale = useLocale()
  const getRuleText = useRuleLabels()
  const image = useShown(choice, badge?.image)
  const outline = useShown(coloring, badge?.coloringImage)
  const { kind, motif, rule, texts, language } = values
  const picture = { kind, motif, image: image ?? '', hasImage: image !== null }
  const shown = (earned: boolean) => ({ ...picture, earned, parts: parts(earned) })
  const isUnfinished = 'count' in rule && !Number.isInteger(rule.count)
  const name = texts[locale].name.trim() || texts[language].name.trim() || t('unnamed')
  return (
    <section
      aria-labelledby="badge-preview"
      className="grid content-start gap-4 self-start rounded-card bg-muted/60 p-4"
    >
      <h3 id="badge-preview" className="text-base">
        {t('preview')}
      </h3>
      <ul className="grid grid-cols-3 gap-2">
        <Tile label={t('earned')}>
          <BadgePicture badge={shown(true)} className="max-h-20 w-20 rounded-xl object-contain" />
        </Tile>
        <Tile label={t('notYet')}>
          <BadgePicture badge={shown(false)} className="w-20" />
        </Tile>
        <Tile label={t('outline')}>
          {outline ? (
            <img src={outline} alt="" className="max-h-20 w-20 object-contain" />
          ) : (
            <BadgeArt variant="outline" motif={parseMotif(motif)} kind={kind} className="w-20" />
          )}
        </Tile>
      </ul>
      <div className="rounded-xl bg-card px-4 py-3">
        <p className="break-words font-bold font-heading">{name}</p>
        <p className="mt-0.5 text-soft text-sm">{isUnfinished ? t('ruleUnfinished') : getRuleText(rule)}</p>
      </div>
    </section>
  )
}

function Tile({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="grid min-w-0 content-start justify-items-center gap-1.5 text-center">
      <span className="grid aspect-square w-full place-items-center rounded-xl bg-card p-1.5">
        {children}
      </span>
      <span className="font-bold text-soft text-xs leading-tight">{label}</span>
    </li>
  )
}

function useShown({ file, remove }: PictureChoice, current: string | null | undefined): string | null {
  const preview = usePreview(file)
  return preview ?? (remove ? null : (current ?? null))
}

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

const TYPING_MS = 400

function Qualifying({ rule, badge }: BadgeNotesProps) {
  const t = useTranslations('badgeEditor')
  const typed = JSON.stringify(rule)
  const [asked, setAsked] = useState(typed)
  useEffect(() => {
    const wait = setTimeout(setAsked, TYPING_MS, typed)
    return () => clearTimeout(wait)
  }, [typed])
  const { data, error } = useDialogData(asked, () =>
    send<typeof countQualifyingContract>('GET', '/badges/qualifying', {
      query: { rule: asked, ...(badge && { badgeId: badge.id }) },
    }),
  )
  const getText = () => {
    if (typed !== asked) return t('counting')
    if (!data) return t(error ? 'unknown' : 'counting')
    return t(data.more ? 'qualifyingAtLeast' : 'qualifying', { count: data.families })
  }
  return (
    <span role="status" className="font-bold">
      {getText()}
    </span>
  )
}
