import { ChevronDown } from 'lucide'
import { useTranslations } from 'next-intl'
import { PlantAvatar } from '@/components/community/plant-avatar'
import { DownloadLink } from '@/components/materials/download-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { PastSeason } from '@/lib/features/leaderboard/seasons/schema'
import { formatDateRange } from '@/lib/platform/dates/format'
import { RankMark } from './rank-mark'

const SHOWN = 3

type PastSeasonsProps = { seasons: readonly PastSeason[]; familyId: string }

export function PastSeasons({ seasons, familyId }: PastSeasonsProps) {
  const t = useTranslations('leaderboard.past')
  if (seasons.length === 0) return null
  const earlier = seasons.slice(SHOWN)
  return (
    <Card as="section" aria-labelledby="past-seasons" className="mt-2 max-xl:order-4 xl:col-start-1">
      <CardTitle id="past-seasons">{t('title')}</CardTitle>
      <p className="mt-1 text-soft">{t('intro')}</p>
      <Seasons seasons={seasons.slice(0, SHOWN)} familyId={familyId} />
      {earlier.length > 0 ? (
        <details className="group mt-2 border-line border-t">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 pt-2 font-bold text-leaf-ink [&::-webkit-details-marker]:hidden">
            <Icon of={ChevronDown} className="size-5 transition-transform group-open:rotate-180" />
            {t('earlier', { count: earlier.length })}
          </summary>
          <Seasons seasons={earlier} familyId={familyId} />
        </details>
      ) : null}
    </Card>
  )
}

function Seasons({ seasons, familyId }: PastSeasonsProps) {
  const t = useTranslations('leaderboard.past')
  return (
    <ul className="mt-2 divide-y divide-line">
      {seasons.map(({ start, end, families, podium, me }) => (
        <li
          key={start}
          className="grid gap-3 py-4 last:pb-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:gap-6"
        >
          <div>
            <h3 className="text-base">{formatDateRange(start, end)}</h3>
            <p className={me ? 'mt-1 font-bold text-leaf-ink' : 'mt-1 text-soft'}>
              {me ? t('own', { ...me, families }) : t('out')}
            </p>
            {me ? (
              <DownloadLink
                href={`/api/v1/materials/seasons/${start}.pdf`}
                done={t('certificateDone')}
                label={t('certificateOf', { dates: formatDateRange(start, end) })}
                className={cn(buttonVariants({ variant: 'secondary', size: 'sm' }), 'mt-3')}
              >
                {t('certificate')}
              </DownloadLink>
            ) : null}
          </div>
          <ol className="grid content-start gap-1.5">
            {podium.map((entry) => (
              <Place key={entry.familyId} entry={entry} own={entry.familyId === familyId} />
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}

function Place({ entry, own }: { entry: PastSeason['podium'][number]; own: boolean }) {
  const t = useTranslations('leaderboard')
  return (
    <li className="flex items-center gap-2.5">
      <span aria-hidden>
        <RankMark rank={entry.rank} />
      </span>
      <span className="sr-only">{t('place', { rank: entry.rank })}</span>
      <PlantAvatar id={entry.familyId} picture={entry.avatar} />
      <span className={own ? 'min-w-0 flex-1 truncate font-extrabold' : 'min-w-0 flex-1 truncate'}>
        {entry.familyName}
      </span>
      <span className="shrink-0 text-soft text-sm tabular-nums">{t('points', { count: entry.points })}</span>
    </li>
  )
}
