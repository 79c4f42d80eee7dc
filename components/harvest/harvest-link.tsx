import { ArrowRight } from 'lucide'
import { useTranslations } from 'next-intl'
import { Stamp } from '@/components/art/stamp'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'

/**
 * Links to the newest week's harvest.
 * @param isLastWeek false on the Sunday on which that week ends
 */
export function HarvestLink({ isLastWeek }: { isLastWeek: boolean }) {
  const t = useTranslations('harvest')
  return (
    <Link
      href="/my-activities/harvest"
      className="group/harvest flex flex-wrap items-center gap-4 rounded-card border-2 border-transparent bg-berry-tint px-4 py-3 transition-colors duration-200 hover:border-berry"
    >
      <Stamp name="twin-whole" className="w-10 shrink-0" />
      <span className="min-w-0 grow basis-36">
        <span className="block text-balance font-bold font-heading text-lg leading-tight sm:text-xl">
          {t(isLastWeek ? 'readyLast' : 'ready')}
        </span>
        <span className="block text-balance text-soft">{t('readyText')}</span>
      </span>
      <Icon
        of={ArrowRight}
        className="shrink-0 text-berry-ink transition-transform duration-200 group-hover/harvest:translate-x-1"
      />
    </Link>
  )
}
