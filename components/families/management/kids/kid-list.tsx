'use client'

import { Cake, History, Pencil, Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { toFaceTone } from '@/components/art/face-tones'
import { Stamp } from '@/components/art/stamp'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { formatDate } from '@/lib/platform/dates/format'
import { isLocalDate } from '@/lib/platform/dates/local-date'
import { Link } from '@/lib/platform/i18n/navigation'

/** Kid with the age in the family's timezone, unknown to the browser. */
export type KidLine = {
  id: string
  name: string
  label: string
  birthDate: string
  age: number
}

type KidListProps = {
  kids: readonly KidLine[]
  onEdit: (kid: KidLine) => void
  /** Kids are removed in their dialog; grown-ups also here. */
  onRemove?: (kid: KidLine) => void
}

export function KidList({ kids, onEdit, onRemove }: KidListProps) {
  const t = useTranslations('family')
  return (
    <ul className="divide-y divide-line">
      {kids.map((kid, index) => (
        <li key={kid.id} className="@container flex items-center gap-3 py-3 first:pt-0 last:pb-0">
          <Stamp name={`face-${toFaceTone(index)}`} className="w-12 shrink-0 @min-[22rem]:w-14" />
          <div
            className={cn(
              'min-w-0 flex-1 items-center justify-between gap-x-2 @min-[22rem]:flex',
              !onRemove && '@min-[15rem]:flex',
            )}
          >
            <div className="min-w-0 flex-1">
              <p className="font-extrabold text-lg leading-tight wrap-break-word">{kid.label}</p>
              <p className="flex flex-wrap items-center gap-x-1.5 text-soft">
                <span>{t('age', { age: kid.age })}</span>
                <span className="inline-flex items-center gap-1.5 text-sm">
                  <Icon of={Cake} className="size-4 shrink-0" />
                  <span className="sr-only">{t('birthDate')}</span>
                  <BirthDate birthDate={kid.birthDate} />
                </span>
              </p>
            </div>
            <Link
              href={`/garden/kids?kid=${kid.id}`}
              prefetch={false}
              aria-label={t('kidHistory', { name: kid.label })}
              className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap font-bold text-leaf-ink text-sm underline-offset-4 hover:underline"
            >
              <Icon of={History} className="size-4 shrink-0 @max-[22rem]:hidden" />
              {t('story')}
            </Link>
          </div>
          <div className="flex shrink-0">
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('editKid', { name: kid.label })}
              title={t('edit')}
              onClick={() => onEdit(kid)}
            >
              <Icon of={Pencil} />
            </Button>
            {onRemove ? (
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('removeKid', { name: kid.label })}
                title={t('remove')}
                onClick={() => onRemove(kid)}
              >
                <Icon of={Trash2} />
              </Button>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}

function BirthDate({ birthDate }: { birthDate: string }) {
  const t = useTranslations('family')
  const shown = birthDateText(birthDate)
  return 'date' in shown ? shown.date : t(shown.key)
}

/** dd/MM/yyyy, or the fallback for a missing or invalid date. */
function birthDateText(
  birthDate: string | null,
): { date: string } | { key: 'birthDateMissing' | 'birthDateInvalid' } {
  if (!birthDate) return { key: 'birthDateMissing' }
  return isLocalDate(birthDate) ? { date: formatDate(birthDate) } : { key: 'birthDateInvalid' }
}
