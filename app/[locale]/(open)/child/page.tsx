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

/** Renders the child's screen; the paired device, which this page never sees, loads its week from the API. */
export default async function ChildPage() {
  const actor = await requireAccess('/child')
  return (
    <ClientMessages namespaces={['child', 'language']}>
      <ChildScreen
        userId={actor?.userId ?? null}
        familyId={actor?.familyId ?? null}
        scene={<GardenScene fill className={cn(SCENE, LOW_SUN)} />}
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
