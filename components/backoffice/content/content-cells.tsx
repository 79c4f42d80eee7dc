import { CircleCheck, CircleDashed, Flag, Hourglass, Languages, Pencil } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { photoThumb } from '@/components/activities/photo-thumb'
import { Stamp } from '@/components/art/stamp'
import { parseMotif } from '@/components/badges/parse-motif'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { ChallengeStatus } from '@/lib/features/challenges/rules'
import type { TranslationState } from '@/lib/platform/i18n/content'
import { EditorLink } from './editor-link'

export const ROW_ACTION = cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'text-soft lg:size-9')

export const CONTENT_CELLS = {
  name: { isRowHeader: true, headClass: 'w-full', cellClass: 'min-w-64 text-left font-normal' },
  actions: 'whitespace-nowrap py-1 pr-2 pl-0',
  /** Begins below the name in a stacked row. Its negative margin lets the next cell follow, or wrap to the same edge. */
  first:
    'stacked:-mr-14 stacked:ml-14 stacked:max-[25rem]:-mr-10 stacked:max-[25rem]:ml-10 lg:stacked:-mr-12 lg:stacked:ml-12 stacked:max-w-[calc(100%-3.5rem)] stacked:max-[25rem]:max-w-[calc(100%-2.5rem)]',
  next: 'stacked:ml-14 stacked:max-[25rem]:ml-10 lg:stacked:ml-12',
} as const

type ContentNameProps = {
  id: string
  name: string
  translation: TranslationState
  note: ReactNode
  thumb: ReactNode
}

export function ContentName({ id, name, translation, note, thumb }: ContentNameProps) {
  return (
    <div className="flex items-center gap-3 max-[25rem]:gap-2">
      {thumb}
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2">
          <EditorLink
            edit={id}
            className="line-clamp-2 stacked:line-clamp-none font-bold text-base text-ink hover:text-leaf-ink hover:underline"
          >
            {name}
          </EditorLink>
          <TranslationMark state={translation} />
        </div>
        <p className="line-clamp-1 stacked:line-clamp-2 text-soft">{note}</p>
      </div>
    </div>
  )
}

type ContentThumbProps = {
  image: string | null
  /** Without a picture. */
  stamp: ComponentProps<typeof Stamp>['name']
  className?: string
}

export function ContentThumb({ image, stamp, className = 'bg-leaf-tint' }: ContentThumbProps) {
  return (
    <span
      className={cn(
        'grid size-11 shrink-0 place-items-center overflow-hidden rounded-xl max-[25rem]:size-8 lg:size-9',
        className,
      )}
    >
      {image ? (
        <img src={photoThumb(image)} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <Stamp name={stamp} className="w-8 max-[25rem]:w-6 lg:w-7" />
      )}
    </span>
  )
}

export function MotifPicture({ motif, className = 'w-16' }: { motif: string; className?: string }) {
  return <Stamp name={`motif-${parseMotif(motif)}`} className={className} />
}

/** Renders a mark only where a translation is missing. */
export function TranslationMark({ state }: { state: TranslationState }) {
  const t = useTranslations('backoffice.bilingual')
  if (state === 'whole') return null
  return (
    <Badge size="sm" tone="sun">
      <Icon of={Languages} />
      {t(state)}
    </Badge>
  )
}

const STATUS_LOOKS = {
  inactive: { tone: 'outline', icon: CircleDashed },
  upcoming: { tone: 'sky', icon: Hourglass },
  active: { tone: 'leaf', icon: CircleCheck },
  completed: { tone: 'plain', icon: Flag },
} as const

export function ChallengeStatusBadge({ status }: { status: ChallengeStatus }) {
  const t = useTranslations('challengeEditor.statuses')
  const { tone, icon } = STATUS_LOOKS[status]
  return (
    <Badge tone={tone} size="sm">
      <Icon of={icon} />
      {t(status)}
    </Badge>
  )
}

export function EditContentLink({ id, label }: { id: string; label: string }) {
  return <EditorLink edit={id} icon={<Icon of={Pencil} />} label={label} className={ROW_ACTION} />
}
