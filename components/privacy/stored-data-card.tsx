import { ChevronRight, Download, FileText, type IconNode, MonitorSmartphone, Trash2 } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'
import { Section } from './section'

const PLACES: [place: 'copy' | 'erase' | 'sessions' | 'notice', href: string, icon: IconNode][] = [
  ['copy', '/profile#copy', Download],
  ['sessions', '/profile#sessions', MonitorSmartphone],
  ['erase', '/profile#erase', Trash2],
  ['notice', '/privacy', FileText],
]

export async function StoredDataCard() {
  const t = await getTranslations('visibleTo')
  return (
    <Section id="kept" title={t('keptTitle')} text={t('keptText')}>
      <ul className="mt-3 divide-y divide-line">
        {PLACES.map(([place, href, icon]) => (
          <li key={place}>
            <Link
              href={href}
              className="group flex min-h-12 items-center gap-3 py-2 font-bold text-leaf-ink hover:underline"
            >
              <Icon of={icon} className="size-5 shrink-0" />
              <span className="flex-1">{t(`kept.${place}`)}</span>
              <Icon of={ChevronRight} className="size-5 shrink-0 text-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
