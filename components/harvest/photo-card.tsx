import { useTranslations } from 'next-intl'
import { EmptyPot } from '@/components/art/empty-pot'
import { Photo } from '@/components/ui/photo'
import type { HarvestPhoto } from '@/lib/features/completions/recap/rules'
import type { RecapView } from '@/lib/features/completions/recap/schema'
import { photoUrl } from '@/lib/features/photos/rules'
import { formatDate } from '@/lib/platform/dates/format'
import { HarvestCard } from './harvest-card'

const MORE_PHOTOS = 4

type PhotoCardProps = Pick<RecapView, 'best' | 'photos'> & { photo: HarvestPhoto | null }

export function PhotoCard({ best, photos, photo }: PhotoCardProps) {
  const t = useTranslations('harvest')
  if (!best) {
    return (
      <HarvestCard tone="sky" title={t('photoNone')} art={<EmptyPot className="max-w-52" />}>
        <p>{t('photoNoneText')}</p>
      </HarvestCard>
    )
  }
  const others = photos.filter((id) => id !== best)
  return (
    <HarvestCard
      tone="sky"
      title={t('photo')}
      art={
        <Photo
          src={photoUrl(best)}
          srcSet={`${photoUrl(best, 'thumb')} 400w, ${photoUrl(best)} 1600w`}
          sizes="20rem"
          placeholder={null}
          alt={t('photoAlt')}
          className="aspect-[4/3] w-full max-w-80 max-sm:max-w-52 rounded-card border-4 border-card shadow-soft print:max-w-56"
        />
      }
    >
      {photo ? (
        <>
          <p className="text-balance">
            {photo.taskTitle} · <span className="whitespace-nowrap">{formatDate(photo.date)}</span>
          </p>
          {photo.description ? (
            <p className="text-balance text-soft">
              <q>{photo.description}</q>
            </p>
          ) : null}
        </>
      ) : null}
      {others.length > 0 ? (
        <ul className="mt-1 flex w-full justify-center gap-2">
          {others.slice(0, MORE_PHOTOS).map((id) => (
            <li key={id} className="min-w-0 max-w-18 flex-1">
              <Photo
                src={photoUrl(id, 'thumb')}
                placeholder={null}
                alt={t('photoMore')}
                className="aspect-square w-full rounded-xl"
              />
            </li>
          ))}
        </ul>
      ) : null}
    </HarvestCard>
  )
}
