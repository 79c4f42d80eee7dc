import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { AdultLine } from '../adults/adult-lines'

/** Shows for some days who joined with the code, since it may have reached a stranger. */
export function Newcomers({ adults }: { adults: readonly AdultLine[] }) {
  const t = useTranslations('family.newcomer')
  const newcomers = adults.filter(({ isNew }) => isNew)
  if (newcomers.length === 0) return null
  return (
    <div className="grid gap-3">
      {newcomers.map(({ id, name, arrival }) => (
        <Alert key={id} tone="info" title={t('title', { name, date: arrival?.date ?? '' })}>
          {t('text', { name })}
        </Alert>
      ))}
    </div>
  )
}
