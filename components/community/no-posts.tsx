import { useTranslations } from 'next-intl'
import { Stamp } from '@/components/art/stamp'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'

export function NoPosts({ isFollowing }: { isFollowing: boolean }) {
  const t = useTranslations('community')
  return (
    <Card>
      <EmptyState
        art={<Stamp name="lost-leaf" />}
        title={t('noPostsTitle')}
        text={t(isFollowing ? 'noPostsText' : 'noPostsFollow')}
      />
    </Card>
  )
}
