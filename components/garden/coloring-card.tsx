import { Download, Palette } from 'lucide'
import { useTranslations } from 'next-intl'
import { Stamp } from '@/components/art/stamp'
import { listTones } from '@/components/art/tones'
import { parseMotif } from '@/components/badges/parse-motif'
import { DownloadLink } from '@/components/materials/download-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { BadgeView } from '@/lib/features/badges/schema'

const COLORS = ['art-leaf', 'sun', 'coral', 'sky', 'berry']
const USED = new RegExp(`^--(?:(?:deep|pale)-)?(?:${COLORS.join('|')})(?:-\\d+)?$`)

const SHOWN_ON_PHONES = 8

/** Makes the sprite's drawings outlines: darker tones become lines, all other colors paper. */
const OUTLINE = Object.fromEntries([
  ...[...COLORS.map((color) => `--${color}`), ...listTones()]
    .filter((name) => USED.test(name))
    .map((name) => [name, name.startsWith('--deep') ? 'var(--art-line)' : 'var(--art-paper)']),
  ['--art-amber', 'var(--art-line)'],
  // The paper is pale in both schemes.
  ['--art-edge', 'var(--art-line)'],
])

/** Lists each badge's coloring page, also of unearned ones. */
export function ColoringCard({ badges }: { badges: readonly BadgeView[] }) {
  const t = useTranslations('garden')
  const tBadges = useTranslations('badges')
  const files = useTranslations('badgeFiles')
  return (
    <Card as="section" id="coloring" aria-labelledby="coloring-title" className="group/coloring scroll-mt-24">
      <CardHeader>
        <CardTitle id="coloring-title" className="flex items-center gap-2">
          <Icon of={Palette} className="size-5 text-berry-ink" />
          {t('coloring')}
        </CardTitle>
        <p className="flex items-center gap-2 text-soft text-sm">
          {t('coloringText')}
          <Icon of={Download} className="size-5 text-leaf-ink" />
        </p>
      </CardHeader>
      <ul
        style={OUTLINE}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,4.25rem),1fr))] gap-x-1 gap-y-2 sm:grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] sm:gap-x-2 md:grid-cols-7"
      >
        {badges.map((badge, index) => (
          <li
            key={badge.id}
            className={cn(index >= SHOWN_ON_PHONES && 'max-sm:hidden max-sm:group-target/coloring:block')}
          >
            <DownloadLink
              href={`/api/v1/materials/badges/${badge.id}-coloring.pdf`}
              done={files('downloaded')}
              label={files('pageOf', { name: badge.name })}
              icon={<ColoringPicture badge={badge} />}
              className="grid h-full min-h-28 content-start justify-items-center gap-1 rounded-2xl py-2 text-center font-bold text-[min(0.75rem,5.5vw)] leading-tight transition-colors duration-200 hover:bg-muted sm:px-2 md:max-lg:px-0.5"
            >
              <span className="line-clamp-3 w-full">{badge.name}</span>
            </DownloadLink>
          </li>
        ))}
      </ul>
      {badges.length > SHOWN_ON_PHONES ? (
        <a
          href="#coloring"
          className={cn(
            buttonVariants({ variant: 'link', size: 'sm' }),
            'mx-auto mt-2 flex w-fit group-target/coloring:hidden sm:hidden',
          )}
        >
          {tBadges('showAll')}
        </a>
      ) : null}
    </Card>
  )
}

function ColoringPicture({ badge: { kind, motif, hasColoringImage, coloringImage } }: { badge: BadgeView }) {
  return (
    <span className="-order-1 mb-1 block w-16 rounded-xl bg-(--art-paper) p-1.5 ring-1 ring-line sm:w-20 sm:p-2 md:max-lg:w-18">
      {hasColoringImage ? (
        <img src={coloringImage} alt="" className="aspect-square w-full object-contain" />
      ) : (
        <Stamp name={`badge-${kind}-${parseMotif(motif)}`} />
      )}
    </span>
  )
}
