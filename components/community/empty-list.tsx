import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/platform/i18n/navigation'
import type { TabName } from './lists'
import { NeighbourGardens } from './neighbour-gardens'

export function EmptyList({ list }: { list: TabName }) {
  const t = useTranslations('community')
  const [href, action] =
    list === 'discover'
      ? (['/challenge/current', t('toTask')] as const)
      : (['/community', t('toDiscover')] as const)
  return (
    <Card>
      <EmptyState
        art={<NeighbourGardens alone={list === 'discover'} />}
        title={t(`empty.${list}.title`)}
        text={t(`empty.${list}.text`)}
        action={
          <Link href={href} className={buttonVariants({ variant: 'secondary' })}>
            {action}
          </Link>
        }
      />
    </Card>
  )
}
