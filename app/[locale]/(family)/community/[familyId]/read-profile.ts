import 'server-only'
import { z } from 'zod'
import { PAGE_SIZE } from '@/components/feed/pages'
import { readFamilyProfile } from '@/lib/features/community/service'
import { readFeed } from '@/lib/features/feed/service'
import { AppError } from '@/lib/platform/errors/app-error'
import type { FamilyActor } from '@/lib/platform/session/actor'

/** Returns null for a family that the actor may not see. */
export async function readProfile(actor: FamilyActor, familyId: string) {
  if (!z.uuid().safeParse(familyId).success) return null
  try {
    const [family, posts] = await Promise.all([
      readFamilyProfile(actor, familyId),
      readFeed(actor, { limit: PAGE_SIZE, family: familyId }),
    ])
    return { family, posts }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
