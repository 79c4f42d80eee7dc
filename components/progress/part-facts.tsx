'use client'

import { ChevronDown } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'

const FactList = lazyClient(() => import('./fact-list').then((module) => module.FactList))

type PartFactsProps = {
  familyId: string
  count: number
}

/** Lists the tasks that count for the petals. */
export function PartFacts({ familyId, count }: PartFactsProps) {
  const t = useTranslations('progress')
  const [isRequested, setRequested] = useState(false)
  return (
    <details className="group w-full text-left" onToggle={(event) => setRequested(event.currentTarget.open)}>
      <summary className="mx-auto flex min-h-11 w-fit list-none items-center gap-1.5 rounded-md font-bold text-leaf-ink [&::-webkit-details-marker]:hidden">
        {t('partsTitle')}
        <Icon of={ChevronDown} className="size-5 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      {isRequested ? <FactList key={count} what="parts" familyId={familyId} /> : null}
    </details>
  )
}
