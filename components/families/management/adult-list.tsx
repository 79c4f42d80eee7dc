import { useTranslations } from 'next-intl'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Card, CardTitle } from '@/components/ui/card'
import type { FamilyView } from '@/lib/families/schema'

export function AdultList({ adults, userId }: { adults: FamilyView['adults']; userId: string }) {
  const t = useTranslations('family')
  return (
    <Card>
      <CardTitle>{t('adults')}</CardTitle>
      <ul className="mt-2 divide-y divide-line">
        {adults.map((adult) => (
          <li key={adult.id} className="flex items-center gap-3 py-3 last:pb-0">
            <Avatar name={adult.name} />
            <div className="min-w-0 flex-1">
              <p className="font-bold">{adult.name}</p>
              <p className="truncate text-soft text-sm">{adult.email}</p>
            </div>
            {adult.id === userId ? (
              <Badge tone="leaf" size="sm">
                {t('you')}
              </Badge>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
