import { ChevronRight } from 'lucide'
import { useTranslations } from 'next-intl'
import { toFaceTone } from '@/components/art/face-tones'
import { Stamp } from '@/components/art/stamp'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { KidTasks } from '@/lib/features/completions/garden/rules'
import { Link } from '@/lib/platform/i18n/navigation'

const LATEST_SHOWN = 2

export function KidsCard({ kids }: { kids: readonly KidTasks[] }) {
  const t = useTranslations('garden')
  return (
    <Card as="section" aria-labelledby="kids-title">
      <CardHeader>
        <CardTitle id="kids-title">{t('kids')}</CardTitle>
      </CardHeader>
      {kids.length === 0 ? (
        <p className="text-soft">
          {t('kidsNone')}{' '}
          <Link href="/family-management" className="font-bold text-leaf-ink underline underline-offset-4">
            {t('kidsAdd')}
          </Link>
        </p>
      ) : null}
      <ul className="@container grid gap-3">
        {kids.map(({ id, name, tasksDone, latest }, index) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <Link
              href={`/garden/kids?kid=${id}`}
              prefetch={false}
              aria-label={t('kidAll', { name })}
              className="-my-0.5 inline-flex min-h-11 min-w-0 items-center gap-1 font-bold text-leaf-ink wrap-break-word underline-offset-4 hover:underline"
            >
              <Stamp name={`face-${toFaceTone(index)}`} className="mr-1.5 size-[min(2.5rem,12vw)] shrink-0" />
              {name}
              <Icon of={ChevronRight} className="size-4 shrink-0" />
            </Link>
            <span className="text-soft text-sm">{t('kidTasks', { count: tasksDone })}</span>
            {latest.length > 0 ? (
              <span className="w-full text-soft text-sm @min-[16rem]:pl-12.5">
                {t('kidLatest', { tasks: latest.slice(0, LATEST_SHOWN).join(' · ') })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
