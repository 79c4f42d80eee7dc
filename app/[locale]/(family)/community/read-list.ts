import { type FamilyPage, PAGE, type TabName } from '@/components/community/lists'
import { listFamilies, listRelated } from '@/lib/features/community/service'
import type { FamilyActor } from '@/lib/platform/session/actor'

const RELATED = { followers: 'followers', requests: 'requests', blocked: 'blocks' } as const

export function readList(actor: FamilyActor, list: TabName, search: string): Promise<FamilyPage> {
  if (list === 'discover' || list === 'following')
    return listFamilies(actor, { search, following: list === 'following' ? 'true' : 'false', limit: PAGE })
  return listRelated(actor, RELATED[list], { limit: PAGE })
}

export function readSentRequests(actor: FamilyActor): Promise<FamilyPage> {
  return listRelated(actor, 'sent', { limit: PAGE })
}
