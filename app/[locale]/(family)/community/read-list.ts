import { type FamilyPage, type ListName, PAGE } from '@/components/community/lists'
import { listFamilies, listRelated } from '@/lib/features/community/service'
import type { FamilyActor } from '@/lib/platform/session/actor'

const RELATED = { followers: 'followers', requests: 'requests', sent: 'sent', blocked: 'blocks' } as const

export function readList(actor: FamilyActor, list: ListName, search: string): Promise<FamilyPage> {
  if (list === 'discover' || list === 'following')
    return listFamilies(actor, { search, following: list === 'following' ? 'true' : 'false', limit: PAGE })
  return listRelated(actor, RELATED[list], { limit: PAGE })
}
