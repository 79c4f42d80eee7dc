import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/shell/client-messages'
import { Card } from '@/components/ui/card'
import type { UploadedMaterial } from '@/lib/features/materials/uploads/schema'
import { MaterialsPanel } from './materials-panel'

type ChallengeMaterialsProps = { challengeId: string; materials: readonly UploadedMaterial[] }

/** Renders a challenge's uploaded PDFs. */
export async function ChallengeMaterials({ challengeId, materials }: ChallengeMaterialsProps) {
  const t = await getTranslations('challengeMaterials')
  return (
    <Card as="section" aria-labelledby="challenge-materials">
      <h2 id="challenge-materials" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-1 mb-4 max-w-2xl text-soft text-sm">{t('text')}</p>
      <ClientMessages namespaces={['challengeMaterials']}>
        <MaterialsPanel challengeId={challengeId} materials={materials} />
      </ClientMessages>
    </Card>
  )
}
