import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EditFromUrl } from '@/components/backoffice/challenges/challenge-dialog-openers'
import { ChallengePageHeader } from '@/components/backoffice/challenges/challenge-page-header'
import { PlanSection } from '@/components/backoffice/challenges/plan-section'
import { PreviewSection } from '@/components/backoffice/challenges/preview/preview-section'
import { PublishCheck } from '@/components/backoffice/challenges/publish-check'
import { ChallengeMaterials } from '@/components/backoffice/materials/challenge-materials'
import { ClientMessages } from '@/components/shell/client-messages'
import { contentToday } from '@/lib/features/challenges/plan/service'
import { requireAdmin } from '@/lib/platform/session/require-access'
import { findChallenge, readChallenge } from './read-challenge'

type Props = {
  params: Promise<{ challengeId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('backoffice')
  const { title } = await findChallenge((await params).challengeId)
  return { title: `${title} · ${t('title')}` }
}

export default async function ChallengeContentPage({ params, searchParams }: Props) {
  const { challengeId } = await params
  await requireAdmin(`/backoffice/content/challenges/${challengeId}`)
  const read = await readChallenge(challengeId, await searchParams)
  const { challenge, summary, findings, weeksBack, preview, materials } = read
  const today = contentToday()
  return (
    <ClientMessages namespaces={['backoffice', 'challengeEditor', 'planner']}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <ChallengePageHeader summary={summary} description={challenge.description} today={today} />
        <PlanSection challenge={challenge} today={today} />
        <PublishCheck challenge={summary} findings={findings} weeksBack={weeksBack} />
        <ChallengeMaterials challengeId={challenge.id} materials={materials} />
        <PreviewSection preview={preview} />
      </div>
      <EditFromUrl challengeId={challenge.id} today={today} />
    </ClientMessages>
  )
}
