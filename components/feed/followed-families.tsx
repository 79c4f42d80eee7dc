import { Plus } from 'lucide'
import { useTranslations } from 'next-intl'
import { PlantAvatar } from '@/components/community/plant-avatar'
import { Icon } from '@/components/ui/icon'
import type { CommunityFamily } from '@/lib/features/community/schema'
import { Link } from '@/lib/platform/i18n/navigation'

const link =
  'grid w-max min-w-20 max-w-[6rem] grid-cols-[minmax(0,1fr)] justify-items-center gap-1.5 rounded-2xl py-1.5 text-center font-bold text-xs leading-tight transition-colors duration-200 hover:text-leaf-ink'

export function FollowedFamilies({ families }: { families: readonly CommunityFamily[] }) {
  const t = useTranslations('feed')
  return (
    <nav
      aria-label={t('followed')}
      className="-mx-4 mt-3 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:mt-4 sm:px-0"
    >
      <ul className="flex gap-4">
        {families.map(({ id, name, avatar }) => (
          <li key={id}>
            <Link href={`/community/${id}`} prefetch={false} className={link}>
              <PlantAvatar
                id={id}
                picture={avatar}
                size="lg"
                className="ring-2 ring-leaf ring-offset-2 ring-offset-ground"
              />
              <span className="line-clamp-2 max-w-full break-words">{name}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link href="/community" prefetch={false} aria-label={t('findFamilies')} className={link}>
            <span className="grid size-14 place-items-center rounded-full border-2 border-field border-dashed text-leaf-ink">
              <Icon of={Plus} />
            </span>
            <span className="max-w-full break-words">{t('find')}</span>
          </Link>
        </li>
      </ul>
    </nav>
  )
}
