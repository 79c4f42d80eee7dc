import { useFormatter, useTranslations } from 'next-intl'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import type { KidTasks } from '@/lib/features/completions/garden/rules'
import { Link } from '@/lib/platform/i18n/navigation'

export function KidsCard({ kids }: { kids: readonly KidTasks[] }) {
  const t = useTranslations('garden')
  const list = useFormatter()
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
      <ul className="grid gap-3">
        {kids.map(({ id, name, tasksDone, latest }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 font-bold wrap-break-word">{name}</span>
            <span className="text-soft text-sm">{t('kidTasks', { count: tasksDone })}</span>
            {latest.length > 0 ? (
              <span className="w-full text-soft text-sm">{t('kidLatest', { tasks: list.list(latest) })}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
