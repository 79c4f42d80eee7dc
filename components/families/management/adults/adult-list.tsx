'use client'

import { UserRoundMinus } from 'lucide'
import { useTranslations } from 'next-intl'
import { photoThumb } from '@/components/activities/photo-thumb'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { AdultLine } from './adult-lines'

type AdultListProps = { adults: readonly AdultLine[]; onRemove: (adult: AdultLine) => void }

export function AdultList({ adults, onRemove }: AdultListProps) {
  const t = useTranslations('family')
  return (
    <ul className="divide-y divide-line">
      {adults.map((adult) => (
        <li key={adult.id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
          <Avatar src={adult.avatar && photoThumb(adult.avatar)} name={adult.name} tone="leaf" size="lg" />
          <div className="min-w-0 flex-1">
            <p className="font-extrabold text-lg leading-tight">
              {adult.name}
              {adult.isSelf ? (
                <Badge tone="leaf" size="sm" className="ml-2 align-middle">
                  {t('you')}
                </Badge>
              ) : null}
            </p>
            <p className="truncate text-soft" title={adult.email}>
              {adult.email}
            </p>
            <p className="text-[min(0.875rem,5.5vw)] text-soft">
              <HowCome adult={adult} />
            </p>
          </div>
          {adult.isSelf || adult.isFounder ? null : (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('removeKid', { name: adult.name })}
              title={t('remove')}
              onClick={() => onRemove(adult)}
            >
              <Icon of={UserRoundMinus} />
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Or why the founder has no button. */
function HowCome({ adult: { isFounder, isSelf, arrival } }: { adult: AdultLine }) {
  const t = useTranslations('family')
  if (isFounder && !isSelf) return t('founderStays')
  return arrival ? t(`arrival.${arrival.by}`, { date: arrival.date }) : null
}
