import { Palette } from 'lucide'
import { useTranslations } from 'next-intl'
import { BadgePicture } from '@/components/badges/badge-picture'
import { DownloadLink } from '@/components/materials/download-link'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { BadgeView } from '@/lib/features/badges/schema'

/** Lists each badge's coloring page, also of unearned ones. */
export function ColoringCard({ badges }: { badges: readonly BadgeView[] }) {
  const t = useTranslations('garden')
  const files = useTranslations('badgeFiles')
  return (
    <Card as="section" aria-labelledby="coloring-title" className="lg:col-span-2">
      <CardHeader>
        <CardTitle id="coloring-title" className="flex items-center gap-2">
          <Icon of={Palette} className="size-5 text-berry-ink" />
          {t('coloring')}
        </CardTitle>
      </CardHeader>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,5.5rem),1fr))] gap-2">
        {badges.map((badge) => (
          <li key={badge.id}>
            <DownloadLink
              href={`/api/v1/materials/badges/${badge.id}-coloring.pdf`}
              done={files('downloaded')}
              label={files('pageOf', { name: badge.name })}
              icon={<BadgePicture badge={badge} className="-order-1 w-16" />}
              className="grid h-full min-h-28 content-start justify-items-center gap-1 rounded-2xl p-2 text-center font-bold text-[min(0.75rem,5.5vw)] leading-tight transition-colors duration-200 hover:bg-muted"
            >
              <span className="line-clamp-3 w-full">{badge.name}</span>
            </DownloadLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
