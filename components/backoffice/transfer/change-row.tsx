import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { ContentChange } from '@/lib/features/admin/imports/schema'

const TONES = { create: 'leaf', update: 'sky', conflict: 'sun' } as const

export function ChangeRow({ change }: { change: ContentChange }) {
  const t = useTranslations('transfer')
  const fields = change.fields.map((field) =>
    t.has(`field.${field}` as 'field.name') ? t(`field.${field}` as 'field.name') : field,
  )
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2.5 text-sm">
      <Badge tone={TONES[change.change]} size="sm">
        {t(`change.${change.change}`, { kind: change.kind })}
      </Badge>
      <span className="min-w-0 break-words">
        <span className="text-soft">{t(`kind.${change.kind}`)}</span>{' '}
        <span className="font-bold">{change.name}</span>
      </span>
      <span className="min-w-0 text-soft">
        {change.reason ? t(`reason.${change.reason}`) : fields.join(', ')}
      </span>
    </li>
  )
}
