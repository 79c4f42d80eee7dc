import { Camera, Check, Hourglass } from 'lucide'
import { useTranslations } from 'next-intl'
import { TaskPicture } from '@/components/activities/task-picture'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { readAloud } from './read-aloud'
import { ReadAloudButton } from './read-aloud-button'
import type { ChildTaskView } from './week'

type ChildTaskProps = { task: ChildTaskView; today: LocalDate; onSend: () => void }

/** Shows a task as a big picture that is read aloud, with a camera button until the task is sent. */
export function ChildTask({ task, today, onSend }: ChildTaskProps) {
  const t = useTranslations('child')
  const { title, description, motif, completed, waiting, date } = task
  const text = [title, description].filter(Boolean).join('. ')
  return (
    <li className="overflow-hidden rounded-sheet bg-card shadow-soft">
      <div className="relative">
        <button
          type="button"
          aria-label={t('readAloud', { text: title })}
          onClick={() => readAloud(text)}
          className="block w-full"
        >
          <TaskPicture motif={motif} className="aspect-[4/3] w-full md:aspect-[2/1]" />
        </button>
        {date < today ? (
          <Badge tone="sun" size="lg" className="pointer-events-none absolute top-4 left-4">
            {t('bonus')}
          </Badge>
        ) : null}
      </div>
      <div className="grid gap-4 p-5">
        <h2 className="text-balance text-3xl">{title}</h2>
        <div className="flex items-center gap-4">
          <ReadAloudButton text={text} />
          <State completed={completed} waiting={waiting} title={title} onSend={onSend} />
        </div>
      </div>
    </li>
  )
}

type StateProps = Pick<ChildTaskView, 'completed' | 'waiting' | 'title'> & { onSend: () => void }

function State({ completed, waiting, title, onSend }: StateProps) {
  const t = useTranslations('child')
  if (completed || waiting) {
    return (
      <p className="flex min-w-0 items-center gap-3 font-bold text-leaf-ink text-xl">
        <span className="grid size-16 shrink-0 place-items-center rounded-full bg-leaf-tint">
          <Icon of={completed ? Check : Hourglass} className="size-9 stroke-3" />
        </span>
        {t(completed ? 'done' : 'waiting')}
      </p>
    )
  }
  return (
    <Button className="min-h-16 min-w-0 flex-1 px-4 text-xl [&_svg]:size-8" onClick={onSend}>
      <Icon of={Camera} />
      {t('send')}
      <span className="sr-only"> {title}</span>
    </Button>
  )
}
