import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { z } from 'zod'
import { EditFromUrl } from '@/components/backoffice/challenges/challenge-dialog-openers'
import {
  ChallengePageHeader,
  PlanSection,
  PublishCheck,
} from '@/components/backoffice/challenges/challenge-sections'
import { PreviewSection } from '@/components/backoffice/challenges/preview/preview-section'
import { MaterialsPanel } from '@/components/backoffice/materials/materials-panel'
import { ClientMessages } from '@/components/shell/client-messages'
import { contentToday } from '@/lib/features/challenges/plan/service'
import { checkQuery, previewQuery } from '@/lib/features/challenges/publishing/schema'
import { checkChallenge, previewChallenge, readSummary } from '@/lib/features/challenges/publishing/service'
import { DEFAULT_WEEKS_BACK } from '@/lib/features/challenges/rules'
import { findCurrentChallenge, getChallenge } from '@/lib/features/challenges/service'
import { listMaterials } from '@/lib/features/materials/uploads/service'
import { AppError } from '@/lib/platform/errors/app-error'
import { requireAdmin } from '@/lib/platform/session/require-access'

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
  const actor = await requireAdmin(`/backoffice/content/challenges/${challengeId}`)
  const [challenge, query] = await Promise.all([findChallenge(challengeId), searchParams])
  const weeksBack = checkQuery.safeParse(query).data?.weeksBack ?? DEFAULT_WEEKS_BACK
  const [summary, findings, preview, materials] = await Promise.all([
    readSummary(actor, challenge.id),
    checkChallenge(actor, challenge.id, weeksBack),
    previewChallenge(actor, challenge.id, previewQuery.parse(query)),
    listMaterials(actor, challenge.id),
  ])
  const today = contentToday()
  return (
    <ClientMessages namespaces={['backoffice', 'challengeEditor', 'challengeMaterials', 'planner']}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <ChallengePageHeader summary={summary} description={challenge.description} today={today} />
        <PlanSection challenge={challenge} today={today} />
        <PublishCheck challenge={summary} findings={findings} weeksBack={weeksBack} />
        <MaterialsPanel challengeId={challenge.id} materials={materials} />
        <PreviewSection preview={preview} />
      </div>
      <EditFromUrl challengeId={challenge.id} today={today} />
    </ClientMessages>
  )
}

/** `current` is today's challenge. */
const findChallenge = cache(async (address: string) => {
  const actor = await requireAdmin(`/backoffice/content/challenges/${address}`)
  if (address === 'current') return (await findCurrentChallenge(actor)) ?? notFound()
  if (!z.uuid().safeParse(address).success) notFound()
  return getChallenge(actor, address).catch(rethrowMissing)
})

function rethrowMissing(error: unknown): never {
  if (error instanceof AppError && error.code === 'not_found') notFound()
  throw error
}
