import { ChevronDown } from 'lucide'
import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { IdeaList } from './idea-list'

type FoldedIdeasProps = { examples: readonly string[]; className: string }

/** Shows a task's ideas once opened. For a row that wraps. */
export function FoldedIdeas({ examples, className }: FoldedIdeasProps) {
  const t = useTranslations('challenge')
  if (examples.length === 0) return null
  return (
    <details className="group min-w-0 open:basis-full">
      <summary className="inline-flex min-h-11 list-none items-center gap-1 rounded-md font-bold text-leaf-ink text-sm [&::-webkit-details-marker]:hidden">
        {t('ideas')}
        <Icon of={ChevronDown} className="size-4 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <IdeaList examples={examples} className={cn('rounded-field py-3 pr-4 pl-8', className)} />
    </details>
  )
}
