import type { AdminActor } from '@/lib/session/actor'

/** To be built by its owner: takes what stands in the address, reads through services, draws the list. */
export async function RecipesTab(_props: { actor: AdminActor; query: Record<string, string | undefined> }) {
  return null
}
