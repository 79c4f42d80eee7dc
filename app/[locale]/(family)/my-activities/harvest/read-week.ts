import 'server-only'
import { type Harvest, readHarvest } from '@/lib/features/completions/recap/service'
import { AppError } from '@/lib/platform/errors/app-error'
import type { FamilyActor } from '@/lib/platform/session/actor'

/** Returns the harvest of the address's week, else the newest. */
export async function readWeek(actor: FamilyActor, week: string | string[] | undefined): Promise<Harvest> {
  try {
    return await readHarvest(actor, typeof week === 'string' ? week : undefined)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error
    return readHarvest(actor)
  }
}
