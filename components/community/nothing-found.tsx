'use client'

import { useTranslations } from 'next-intl'
import { Stamp } from '@/components/art/stamp'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'

export function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  const t = useTranslations('community')
  return (
    <Card role="status">
      <EmptyState
        art={<Stamp name="lost-leaf" />}
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
