import { z } from 'zod'
import { type AskedBadge, BadgeDialogHost } from '@/components/backoffice/badges/badge-dialog-host'
import { BadgesList } from '@/components/backoffice/badges/badges-list'
import { listAddress } from '@/components/backoffice/list/list-address'
import { ClientMessages } from '@/components/shell/client-messages'
import { badgeListQuery } from '@/lib/features/badges/library/schema'
import { listBadgeLibrary, readBadgeForEditing } from '@/lib/features/badges/library/service'
import type { AdminActor } from '@/lib/platform/session/actor'

type BadgesPanelProps = { actor: AdminActor; query: Record<string, string | undefined> }

const NOTHING_OPEN = { edit: null, remove: null }

export async function BadgesPanel({ actor, query: sent }: BadgesPanelProps) {
  const query = badgeListQuery.parse(sent)
  const [list, openDialog] = await Promise.all([
    listBadgeLibrary(actor, query),
    getOpenBadgeDialog(actor, sent),
  ])
  const href = (change: Record<string, string | null>) =>
    listAddress('/backoffice/content', sent, { ...NOTHING_OPEN, ...change })
  return (
    <ClientMessages namespaces={['backoffice', 'badgeEditor', 'badges']}>
      <BadgesList list={list} query={query} href={href} />
      <BadgeDialogHost asked={openDialog} />
    </ClientMessages>
  )
}

async function getOpenBadgeDialog(
  actor: AdminActor,
  { edit, remove }: BadgesPanelProps['query'],
): Promise<AskedBadge | null> {
  if (edit === 'new') return { kind: 'edit', badge: null }
  const id = z.uuid().safeParse(edit ?? remove).data
  const badge = id ? await readBadgeForEditing(actor, id) : null
  return badge && { kind: edit ? 'edit' : 'remove', badge }
}
