'use client'

import { lazily } from '@/components/ui/lazily'
import type { BadgeForEditing } from '@/lib/badges/library/schema'
import { useEditorAddress } from '../content/use-editor-address'

const BadgeEditor = lazily(() => import('./badge-editor').then((module) => module.BadgeEditor))
const BadgeRemoval = lazily(() => import('./badge-removal').then((module) => module.BadgeRemoval))

/** What the address asks to be opened over the list; null is a new badge. */
export type AskedBadge =
  | { kind: 'edit'; badge: BadgeForEditing | null }
  | { kind: 'remove'; badge: BadgeForEditing }

/** Where badges are written and deleted, over their list. */
export function BadgeDesk({ asked }: { asked: AskedBadge | null }) {
  const { open, close } = useEditorAddress(asked && (asked.badge?.id ?? 'new'))
  if (!asked) return null
  if (asked.kind === 'remove')
    return (
      <BadgeRemoval key={asked.badge.id} badge={asked.badge} open={open} onCancel={close} onDone={close} />
    )
  return <BadgeEditor key={asked.badge?.id ?? 'new'} badge={asked.badge} open={open} onClose={close} />
}
