import { Lightbulb } from 'lucide'
import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'

/** Ways in which a task can be done. */
export function Ideas({ examples, className }: { examples: readonly string[]; className?: string }) {
  const t = useTranslations('challenge')
  if (examples.length === 0) return null
  return (
    <div className={cn('rounded-field bg-card/70 px-4 py-3', className)}>
      <p className="flex items-center gap-2 font-bold text-sm">
        <Icon of={Lightbulb} className="size-4 text-sun-ink" />
        {t('ideas')}
      </p>
      <ul className="mt-1 list-disc pl-6 text-soft marker:text-leaf">
        {examples.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
    </div>
  )
}
