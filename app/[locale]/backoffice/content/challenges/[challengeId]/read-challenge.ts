import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { z } from 'zod'
import { checkQuery, previewQuery } from '@/lib/features/challenges/publishing/schema'
import { checkChallenge, previewChallenge, readSummary } from '@/lib/features/challenges/publishing/service'
import { WEEKS_BACK } from '@/lib/features/challenges/rules'
import { findCurrentChallenge, getChallenge } from '@/lib/features/challenges/service'
import { listMaterials } from '@/lib/features/materials/uploads/service'
import { AppError } from '@/lib/platform/errors/app-error'
import { requireAdmin } from '@/lib/platform/session/require-access'

/** Returns an address's challenge, cached per request; `current` is today's. */
export const findChallenge = cache(async (address: string) => {
  const actor = await requireAdmin(`/backoffice/content/challenges/${address}`)
  if (address === 'current') return (await findCurrentChallenge(actor)) ?? notFound()
  if (!z.uuid().safeParse(address).success) notFound()
  return getChallenge(actor, address).catch(rethrowMissing)
})

function rethrowMissing(error: unknown): never {
  if (error instanceof AppError && error.code === 'not_found') notFound()
  throw error
}

export async function readChallenge(address: string, query: Record<string, string | string[] | undefined>) {
  const actor = await requireAdmin(`/backoffice/content/challenges/${address}`)
  const challenge = await findChallenge(address)
  const weeksBack = checkQuery.safeParse(query).data?.weeksBack ?? WEEKS_BACK
  const [summary, findings, preview, materials] = await Promise.all([
    readSummary(actor, challenge.id),
    checkChallenge(actor, challenge.id, weeksBack),
    previewChallenge(actor, challenge.id, previewQuery.parse(query)),
    listMaterials(actor, challenge.id),
  ])
  return { challenge, summary, findings, weeksBack, preview, materials }
}
