import { Camera, Check } from 'lucide'
import { useTranslations } from 'next-intl'
import { TaskArt } from '@/components/challenges/task-art'
import { UnlessQueued } from '@/components/offline/unless-queued'
import { SendPhotoLink } from '@/components/photos/send-photo-link'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Photo } from '@/components/ui/photo'
import { photoThumb } from './photo-thumb'
import type { TodayTask } from './today-facts'

type TodayTaskRowProps = {
  task: TodayTask
  /** On a phone without the description, unless the text is very large. */
  isCompact?: boolean
}

export function TodayTaskRow({ task, isCompact = false }: TodayTaskRowProps) {
  const t = useTranslations('myActivities')
  return (
    <li
      className={cn(
        'grid grid-cols-[min(3.5rem,18vw)_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5 rounded-2xl bg-card p-3 @[26rem]:flex',
        isCompact && 'max-sm:grid-cols-[min(3rem,18vw)_minmax(0,1fr)] max-sm:gap-x-3',
      )}
    >
      <Picture task={task} className={cn('size-14 shrink-0', isCompact && 'max-sm:size-12')} />
      <div className="min-w-0 @[26rem]:flex-1">
        <h3 className="text-[min(1.125rem,7.5vw)] leading-snug">{task.title}</h3>
        <p
          className={cn(
            '@max-[15rem]:line-clamp-none line-clamp-2 text-soft text-sm',
            isCompact && 'max-sm:@min-[15rem]:hidden',
          )}
        >
          {task.description}
        </p>
      </div>
      {task.completed ? (
        <Badge tone="leaf" className="col-start-2 w-fit">
          <Icon of={Check} />
          {t('taskDone')}
        </Badge>
      ) : (
        <SendPhoto task={task} short className="col-span-2" />
      )}
    </li>
  )
}

export function TodayTaskLarge({ task }: { task: TodayTask }) {
  return (
    <div className="flex flex-wrap items-start gap-3 sm:gap-4">
      <Picture task={task} className="size-14 shrink-0 sm:size-24" />
      <div className="min-w-0 flex-[1_1_10rem]">
        <h3 className="text-[1.375rem] leading-tight sm:text-2xl">{task.title}</h3>
        <p className="mt-1 text-soft">{task.description}</p>
      </div>
    </div>
  )
}

function Picture({ task, className }: { task: TodayTask; className: string }) {
  const { photoUrl, photoPlaceholder } = task
  if (!photoUrl) return <TaskArt task={task} className={className} />
  return (
    <Photo
      src={photoThumb(photoUrl)}
      placeholder={photoPlaceholder}
      alt=""
      className={cn('rounded-2xl', className)}
    />
  )
}

type SendPhotoProps = {
  task: TodayTask
  short?: boolean
  className?: string
}

export function SendPhoto({ task, short = false, className }: SendPhotoProps) {
  const t = useTranslations('myActivities')
  return (
    <UnlessQueued assignmentId={task.id} className={className}>
      <SendPhotoLink
        assignmentId={task.id}
        label={short ? t('sendPhotoOf', { task: task.title }) : undefined}
        className={cn(buttonVariants({ size: 'md' }), className)}
      >
        <Icon of={Camera} />
        {t('sendPhoto')}
      </SendPhotoLink>
    </UnlessQueued>
  )
}
