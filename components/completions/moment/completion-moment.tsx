'use client'

import { Flame, Star } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { Art } from '@/components/art/art'
import { toBloom } from '@/components/art/blooms'
import { hue } from '@/components/art/paint'
import { Stamp } from '@/components/art/stamp'
import type { WeekPlantLeaf } from '@/components/art/week-plant'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import type { CompletionResult } from '@/lib/features/completions/schema'
import { addDays, type LocalDate } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { FlyingPoints } from './flying-points'
import { type Moment, type MomentKind, toMoment } from './moment'
import { MomentCounter } from './moment-counter'
import { MomentPlant } from './moment-plant'

/** Milliseconds; the moment and its fade take less than two seconds. */
const SHOWN = 1750
const FADE = 180
/** Milliseconds for which the closing dialog hides the page from screen readers. */
const QUIET = 250

const SKIPPING = ['Escape', 'Enter', ' ']

const SHINING: readonly MomentKind[] = ['flower', 'week', 'streak', 'badge']

export type MomentWeek = {
  challenge: Pick<ChallengeView, 'startDate' | 'tasks'>
  today: LocalDate
  leaves: readonly WeekPlantLeaf[]
  /** Id of the family. */
  id: string
  pot: string
  plantName: string | null
}

type CompletionMomentProps = {
  ref: RefObject<HTMLDivElement | null>
  response: CompletionResult
  week: MomentWeek
  /** Called once, when the moment begins to fade or its page unmounts. */
  onLeave: () => void
  onEnd: () => void
}

/** Shows how the plant grew; a tap, Escape, Enter or Space ends it. */
export function CompletionMoment({ ref, response, week, onLeave, onEnd }: CompletionMomentProps) {
  const t = useTranslations('complete')
  const [moment] = useState(() => toMoment(response, week))
  const [isLeaving, setLeaving] = useState(false)
  const [announced, setAnnounced] = useState('')
  const texts = useMomentTexts(moment, response, week)

  const leave = useEffectEvent(onLeave)
  const end = useEffectEvent(onEnd)
  const announce = useEffectEvent(() => setAnnounced(texts.announced))
  useEffect(() => {
    const timers = [setTimeout(announce, QUIET), setTimeout(() => setLeaving(true), SHOWN)]
    const skip = (event: KeyboardEvent) => {
      if (event.repeat || !SKIPPING.includes(event.key)) return
      event.preventDefault()
      event.stopPropagation()
      setLeaving(true)
    }
    window.addEventListener('keydown', skip, true)
    return () => {
      timers.forEach(clearTimeout)
      window.removeEventListener('keydown', skip, true)
    }
  }, [])
  useEffect(() => ref.current?.focus(), [ref])
  useEffect(() => {
    if (!isLeaving) return () => leave()
    const timer = setTimeout(end, FADE)
    return () => clearTimeout(timer)
  }, [isLeaving])

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: an effect listens to the keys in the whole window
    <div
      ref={ref}
      tabIndex={-1}
      data-moment={moment.kind}
      data-pot={week.pot}
      data-bloom={toBloom(week.id)}
      data-leaving={isLeaving || undefined}
      onClick={() => setLeaving(true)}
      className="pointer-events-auto outline-none fixed inset-0 z-60 grid animate-fade-in cursor-pointer place-items-center overflow-hidden bg-[radial-gradient(circle_at_50%_42%,var(--sun-tint),var(--ground)_62%)] bg-ground transition-opacity duration-180 data-leaving:pointer-events-none data-leaving:opacity-0"
    >
      <p role="status" className="sr-only">
        {announced}
      </p>
      <div aria-hidden className="grid w-full max-w-md justify-items-center gap-4 px-6 text-center">
        <div className="z-10 flex flex-wrap justify-center gap-3">
          <MomentCounter icon={Star} tone="sun" value={moment.points} delay="[animation-delay:1000ms]" />
          {moment.streak.after > 0 ? (
            <MomentCounter
              icon={Flame}
              tone="coral"
              value={moment.streak}
              delay="[animation-delay:1200ms]"
              big={moment.kind === 'streak'}
            />
          ) : null}
        </div>
        <div className="relative w-[min(20rem,72vw,40dvh)]">
          {SHINING.includes(moment.kind) ? <Rays /> : null}
          <div className="relative origin-bottom animate-hop [animation-delay:620ms]">
            <MomentPlant moment={moment} leaves={week.leaves} />
            {moment.petals ? <MonthFlower petals={moment.petals} /> : null}
          </div>
          <FlyingPoints leaf={moment.leaf} label={t('earned', { points: response.points.earned })} />
        </div>
        <div className="grid gap-1">
          <p className="text-balance font-bold font-heading text-3xl leading-tight">{texts.title}</p>
          <p className="font-bold text-soft">{texts.plant}</p>
        </div>
      </div>
    </div>,
    document.body,
  )
}

function useMomentTexts({ kind, leaf, streak }: Moment, { points }: CompletionResult, week: MomentWeek) {
  const t = useTranslations('complete')
  const day = weekdayName(addDays(week.challenge.startDate, leaf), useLocale())
  const title = t(`moment.${kind}`, { day, days: streak.after })
  const name = week.plantName ?? ''
  const plant = t('moment.plant', { named: name ? 'yes' : 'no', name })
  const earned = t('earned', { points: points.earned })
  const row = streak.after > 0 ? t('streak', { days: streak.after }) : ''
  return { title, plant, announced: [title, earned, row].filter(Boolean).join(' · ') }
}

function MonthFlower({ petals }: { petals: NonNullable<Moment['petals']> }) {
  return (
    <div className="absolute inset-x-[28%] top-0">
      <Stamp name={`flower-${petals.before}`} />
      <div className="absolute inset-0 animate-leaf-grow [animation-delay:900ms]">
        <Stamp name={`flower-${petals.after}`} />
      </div>
    </div>
  )
}

function Rays() {
  return (
    <Art
      viewBox="-100 -100 200 200"
      className="absolute -inset-[30%] w-[160%] animate-shine [animation-delay:500ms]"
    >
      {Array.from({ length: 12 }, (_, ray) => ray * 30).map((turn) => (
        <path key={turn} d="M-7 -96L7 -96L0 0Z" fill={hue.sun} opacity="0.35" transform={`rotate(${turn})`} />
      ))}
    </Art>
  )
}
