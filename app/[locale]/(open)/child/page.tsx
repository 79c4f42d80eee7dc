import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GardenScene, LOW_SUN } from '@/components/art/garden-scene'
import { Stamp } from '@/components/art/stamp'
import { ChildScreen } from '@/components/child/child-screen'
import { ClientMessages } from '@/components/shell/client-messages'
import { cn } from '@/components/ui/cn'
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@/lib/features/photos/rules'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('child')
  return { title: t('title'), robots: { index: false } }
}

/** Never sees the paired device, which loads its week from the API. */
export default async function ChildPage() {
  const actor = await requireAccess('/child')
  const t = await getTranslations('login')
  return (
    <ClientMessages namespaces={['child', 'language']}>
      <ChildScreen
        userId={actor?.userId ?? null}
        familyId={actor?.familyId ?? null}
        scene={
          <>
            <GardenScene fill className={cn(SCENE, LOW_SUN)} />
            <div className="absolute inset-x-0 top-0 hidden max-w-lg px-10 pt-27 lg:block xl:px-14 xl:pt-31">
              <p className="font-bold font-heading text-4xl text-ink leading-tight">{t('sceneTitle')}</p>
              <p className="mt-3 text-ink text-lg">{t('sceneText')}</p>
            </div>
          </>
        }
        faces={
          <div className="flex gap-2">
            {([0, 1, 2] as const).map((tone) => (
              <Stamp key={tone} name={`face-${tone}`} className="w-12" />
            ))}
          </div>
        }
        limits={{ maxBytes: PHOTO_MAX_BYTES, types: PHOTO_TYPES }}
      />
    </ClientMessages>
  )
}

/** Higher than its box, so that the card does not cover the pot. */
const SCENE = 'size-full overflow-visible max-lg:-translate-y-9 sm:max-lg:-translate-y-10'
