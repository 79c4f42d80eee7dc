'use client'

import { useTranslations } from 'next-intl'
import { LostLeaf } from '@/components/art/lost-leaf'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'

/** No family has such a name. */
export function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  const t = useTranslations('community')
  return (
    <Card role="status">
      <EmptyState
        art={<LostLeaf />}
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
