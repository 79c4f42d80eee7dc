import { Maximize, X } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Stamp } from '@/components/art/stamp'
import { WeekPlant } from '@/components/art/week-plant'
import type { PhotoLimits } from '@/components/photos/fit-photo'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useFocusRescue } from '@/components/ui/use-focus-rescue'
import type { DeviceWeek } from '@/lib/features/completions/waiting/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { ChildTask } from './child-task'
import { ReadAloudButton } from './read-aloud-button'
import { SendingStage } from './sending-stage'
import { useSending } from './use-sending'
import { type ChildTaskView, listChildTasks, toMood, toWeekLeaves } from './week'

const WhoDialog = lazyClient(() => import('./who-dialog').then((module) => module.WhoDialog))

type ChildWeekProps = { week: DeviceWeek; limits: PhotoLimits; onChange: () => void }

export function ChildWeek({ week, limits, onChange }: ChildWeekProps) {
  const sending = useSending({ kids: week.kids, limits, onChange })
  const main = useRef<HTMLElement>(null)
  // The button with the focus unmounts when the stage opens or closes.
  useFocusRescue(main, sending.isStageOpen ? 'stage' : 'week')
  return (
    <>
      <main ref={main} tabIndex={-1} className="outline-none">
        {sending.isStageOpen ? (
          <SendingStage sending={sending} pot={week.pot} />
        ) : (
          <WeekView week={week} onSend={sending.start} />
        )}
      </main>
      <input
        ref={sending.input}
        type="file"
        hidden
        name="photo"
        accept="image/*"
        capture="environment"
        onChange={sending.pick}
      />
      {week.kids.length > 1 ? (
        <WhoDialog open={sending.isAsking} kids={week.kids} onChoose={sending.choose} onClose={sending.end} />
      ) : null}
    </>
  )
}

type WeekViewProps = { week: DeviceWeek; onSend: (task: ChildTaskView) => void }

function WeekView({ week, onSend }: WeekViewProps) {
  const t = useTranslations('child')
  const tasks = listChildTasks(week)
  const leaves = toWeekLeaves(week, useLocale())
  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-6xl content-start gap-4 p-4 sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <h1 className="min-w-0 truncate">{week.plantName ?? t('title')}</h1>
        <div className="flex shrink-0 gap-1">
          <FullScreenButton />
          <Link
            href="/"
            aria-label={t('leave')}
            title={t('leave')}
            className={buttonVariants({ variant: 'ghost', size: 'icon' })}
          >
            <Icon of={X} />
          </Link>
        </div>
      </div>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        {tasks.length > 0 ? (
          <ul className={cn('grid gap-6', tasks.length > 1 && 'xl:grid-cols-2')}>
            {tasks.map((task) => (
              <ChildTask key={task.id} task={task} today={week.today} onSend={() => onSend(task)} />
            ))}
          </ul>
        ) : (
          <FreeDay />
        )}
        <div className="rounded-sheet bg-card p-4 shadow-soft">
          <WeekPlant
            leaves={leaves}
            title={t('week')}
            compact
            plant={{ pot: week.pot, mood: toMood(week) }}
            blooming={week.tasks.length > 0 && week.tasks.every(({ completed }) => completed)}
          />
        </div>
      </div>
    </div>
  )
}

function FullScreenButton() {
  const t = useTranslations('child')
  // iPhones have no full screen.
  if (!document.fullscreenEnabled) return null
  const toggle = () => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen()
    change.catch(() => undefined)
  }
  return (
    <Button variant="ghost" size="icon" aria-label={t('fullScreen')} title={t('fullScreen')} onClick={toggle}>
      <Icon of={Maximize} />
    </Button>
  )
}

function FreeDay() {
  const t = useTranslations('child')
  const text = t('freeText')
  return (
    <section className="grid justify-items-center gap-5 rounded-sheet bg-card p-6 text-center shadow-soft">
      <Stamp name="motif-sun" className="w-40" />
      <h2 className="text-3xl">{t('freeTitle')}</h2>
      <div className="flex items-center gap-4 text-left text-xl">
        <ReadAloudButton text={`${t('freeTitle')} ${text}`} />
        <p>{text}</p>
      </div>
    </section>
  )
}
