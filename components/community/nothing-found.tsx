'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { lazily } from '@/components/ui/lazily'

const LostLeaf = lazily(() => import('@/components/art/lost-leaf').then((module) => module.LostLeaf), {
  optional: true,
})

/** No family has such a name. */
export function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  const t = useTranslations('community')
  return (
    <Card role="status">
      <EmptyState
        art={
          <div className="aspect-6/5">
            <LostLeaf />
          </div>
        }
        title={t('nothingTitle')}
        text={t('nothingText', { search })}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('nothingAction')}
          </Button>
        }
      />
    </Card>
  )
}
