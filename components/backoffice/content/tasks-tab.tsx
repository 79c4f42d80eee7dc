import type { AdminActor } from '@/lib/session/actor'

/** To be built by its owner: takes what stands in the address, reads through services, draws the list. */
export async function TasksTab(_props: { actor: AdminActor; query: Record<string, string | undefined> }) {
  return null
}
