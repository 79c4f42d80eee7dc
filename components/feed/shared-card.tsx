import { useTranslations } from 'next-intl'
import { TaskPicture } from '@/components/activities/task-picture'
import { BadgePicture } from '@/components/badges/badge-picture'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import type { BadgeView } from '@/lib/features/badges/schema'
import { Link } from '@/lib/platform/i18n/navigation'

type SharedCardProps = {
  card: { familyName: string; taskTitle: string; motif: string; badge: BadgeView | null }
  signedIn: boolean
}

/** Shows a shared post to strangers: nothing about a child. */
export function SharedCard({ card: { familyName, taskTitle, motif, badge }, signedIn }: SharedCardProps) {
  const t = useTranslations('sharedCard')
  return (
    <article className="grid gap-6 text-center">
      <TaskPicture motif={motif} className="aspect-[4/3] w-full rounded-2xl" />
      <div>
        <h1>{taskTitle}</h1>
        <p className="mt-2 text-lg text-soft">{t('by', { family: familyName })}</p>
      </div>
      {badge ? (
        <div className="grid justify-items-center gap-2 border-line border-t pt-6">
          {/* Uploaded pictures are for users only. */}
          <BadgePicture badge={{ ...badge, hasImage: false }} className="w-32" />
          <p className="font-bold font-heading text-xl">{badge.name}</p>
          <p className="text-soft">{t('earned')}</p>
        </div>
      ) : null}
      <p className="text-soft">{t('about')}</p>
      <Link href={signedIn ? '/' : '/subscribe'} className={cn(buttonVariants({ size: 'lg' }), 'w-full')}>
        {signedIn ? t('open') : t('join')}
      </Link>
    </article>
  )
}
