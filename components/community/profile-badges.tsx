import { useTranslations } from 'next-intl'
import { toBloom } from '@/components/art/blooms'
import { PlantStreak } from '@/components/art/plant-streak'
import { BadgePicture } from '@/components/badges/badge-picture'
import { Card } from '@/components/ui/card'
import type { FamilyProfile } from '@/lib/features/community/schema'

/** The streak is private, so the plant grows with the badges, which are not. */
const DAYS_PER_BADGE = 3

/** Shows a family's plant with the badges that it has earned so far. */
export function ProfileBadges({ family: { id, pot, earned } }: { family: FamilyProfile }) {
  const t = useTranslations('community')
  return (
    <Card as="section" aria-labelledby="badges">
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-4">
        <PlantStreak
          days={earned.length * DAYS_PER_BADGE}
          closeUp
          plant={{ pot, bloom: toBloom(id), mood: 'awake', text: t('plant') }}
        />
        <h2 id="badges" className="text-xl">
          {t('garden')}
        </h2>
      </div>
      {earned.length > 0 ? (
        <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-x-2 gap-y-4">
          {earned.map((badge) => (
            <li
              key={badge.id}
              className="grid content-start justify-items-center gap-1 text-center font-bold text-sm leading-tight"
            >
              <BadgePicture badge={badge} className="w-16" />
              <span className="max-w-full wrap-break-word">{badge.name}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}
