'use client'

import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'

const VIEWS = { week: 'viewWeek', tasks: 'viewTasks' } as const

type View = keyof typeof VIEWS
type ViewSwitchProps = { view: View; onView: (view: View) => void }

export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const t = useTranslations('planner')
  return (
    <fieldset className="mx-3 mt-3 flex gap-1 rounded-full bg-muted p-1 md:hidden">
      <legend className="sr-only">{t('views')}</legend>
      {(Object.keys(VIEWS) as View[]).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={view === one}
          onClick={() => onView(one)}
          className={cn(
            'min-h-11 flex-1 rounded-full px-4 font-bold text-soft transition-colors duration-200 hover:text-ink',
            view === one && 'bg-card text-leaf-ink shadow-soft',
          )}
        >
          {t(VIEWS[one])}
        </button>
      ))}
    </fieldset>
  )
}
