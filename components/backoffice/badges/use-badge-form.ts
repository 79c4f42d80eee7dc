'use client'

import { useState } from 'react'
import type {
  createBadgeContract,
  deleteBadgeContract,
  updateBadgeContract,
} from '@/lib/features/badges/editor/contract'
import type { BadgeForEditing, BadgeKind, BadgeText } from '@/lib/features/badges/library/schema'
import type { BadgeRule } from '@/lib/features/badges/rules'
import { send, sendForm } from '@/lib/platform/http/api-client'
import type { BilingualValues } from '../content/bilingual'
import { NO_PICTURE, useContentForm } from '../content/use-content-form'

export const FIRST_RULE: Record<BadgeKind, BadgeRule> = {
  weekly: { type: 'challenge_complete' },
  special: { type: 'first_photo' },
  monthly: { type: 'cycle' },
}

const REQUESTS = {
  create: (form: FormData) => sendForm<typeof createBadgeContract>('POST', '/badges', { form }),
  update: (id: string, form: FormData) =>
    sendForm<typeof updateBadgeContract>('PUT', '/badges/{id}', { params: { id }, form }),
  remove: (id: string) => send<typeof deleteBadgeContract>('DELETE', '/badges/{id}', { params: { id } }),
}

type BadgeFields = { kind: BadgeKind; rule: BadgeRule; motif: string }

export type BadgeValues = BilingualValues<BadgeText> & BadgeFields
export type BadgeForm = ReturnType<typeof useBadgeForm>

export function useBadgeForm(badge: BadgeForEditing | null, onDone: () => void) {
  const [coloring, setColoring] = useState(NO_PICTURE)
  const form = useContentForm({
    namespace: 'badgeEditor',
    saved: badge,
    text: { name: '', description: '' },
    toFields: (saved): BadgeFields => ({
      kind: saved?.kind ?? 'weekly',
      rule: saved?.rule ?? FIRST_RULE.weekly,
      motif: saved?.motif ?? 'leaf',
    }),
    toBody: ({ kind, rule, motif }) => ({
      kind,
      rule: JSON.stringify(rule),
      motif,
      coloringImage: coloring.file ?? undefined,
      removeColoringImage: coloring.remove ? 'true' : undefined,
    }),
    schema: async () => (await import('@/lib/features/badges/editor/schema')).createBadgeInput,
    requests: REQUESTS,
    onDone,
  })
  return {
    ...form,
    coloring,
    setColoring,
    dirty: form.dirty || coloring.file !== null || coloring.remove,
    takeTheirs: () => {
      form.takeTheirs()
      setColoring(NO_PICTURE)
    },
  }
}
