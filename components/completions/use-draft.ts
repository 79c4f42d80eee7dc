'use client'

import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { createDraftWriter, type Draft, type DraftDetails } from '@/components/offline/drafts'
import type { LocalPhoto } from '@/components/photos/fit-photo'

export type CompletionValues = DraftDetails & { photo: LocalPhoto | null }

type Options = {
  challengeId: string
  assignmentId: string
  form: UseFormReturn<CompletionValues>
  initialDraft: Draft | null
}

/** Stores a task's input on this device until sent or discarded. */
export function useDraft({ challengeId, assignmentId, form, initialDraft }: Options) {
  const [writer] = useState(() => createDraftWriter(challengeId, assignmentId))
  const [isFilled, setFilled] = useState(initialDraft !== null)
  const [isStored, setStored] = useState(true)
  const storedPhoto = useRef<CompletionValues['photo'] | undefined>(initialDraft?.photo ?? null)
  const hasEnded = useRef(false)

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { photo, ...details } }) => {
          if (hasEnded.current) return
          const isFilledNow = photo !== null || details.kidIds.length > 0 || details.description.trim() !== ''
          setFilled(isFilledNow)
          const changed = photo === storedPhoto.current ? undefined : photo
          storedPhoto.current = photo
          void (isFilledNow ? writer.save(details, changed) : writer.discard()).then((isStoredNow) => {
            if (!isStoredNow) storedPhoto.current = undefined
            setStored(isStoredNow)
          })
        },
      }),
    [form, writer],
  )

  return {
    isFilled,
    /** False without storage, such as in a private window. */
    isStored,
    isRestored: initialDraft !== null,
    end: () => {
      hasEnded.current = true
      void writer.discard()
    },
  }
}
