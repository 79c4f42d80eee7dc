'use client'

import { useEffect, useRef, useState, useTransition } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '@/lib/http/client'
import { useContractForm } from '@/lib/http/form'
import type { Locale } from '@/lib/i18n/locales'
import { useRouter } from '@/lib/i18n/navigation'
import { bilingualField, bilingualSchema } from './bilingual'
import type { PictureChoice } from './picture-field'

const NO_PICTURE: PictureChoice = { file: null, remove: false }
/** Refusals that are told elsewhere than above the form. */
const AT_PICTURE = ['photo_too_large', 'photo_not_accepted']
const CHANGED = 'changed_meanwhile'

type Sendable = Record<string, string | string[] | File | undefined>

type Options<Saved, Values, Result> = {
  /** What is edited, as the page has read it last; null for something new. */
  saved: Saved | null
  valuesOf: (saved: Saved | null) => Values
  /** Fields that are there once a language. */
  textFields: readonly string[]
  /** Loads the schema of what is sent. */
  schema: () => Promise<z.ZodType>
  /** What the call takes, picture and version aside. */
  bodyOf: (values: Values) => Sendable
  send: (form: FormData) => Promise<Result>
  onDone: (result: Result) => void
}

/**
 * A form over a piece of content in two languages, with a picture. When somebody else has saved meanwhile, what was
 * typed stays, the page is read anew, and saving once more puts it in the place of theirs.
 */
export function useContentForm<
  Saved extends { version: number },
  Values extends FieldValues & { language: Locale },
  Result,
>({ saved, valuesOf, textFields, schema, bodyOf, send, onDone }: Options<Saved, Values, Result>) {
  const router = useRouter()
  const [reading, startReading] = useTransition()
  const [picture, setPicture] = useState(NO_PICTURE)
  const [overtaken, setOvertaken] = useState(false)
  const version = useRef(saved?.version)
  const latest = saved?.version
  useEffect(() => {
    if (overtaken) version.current = latest
  }, [overtaken, latest])

  const form = useContractForm<Values, Result>({
    schema: async () => bilingualSchema(await schema(), textFields, bodyOf),
    defaultValues: valuesOf(saved) as DefaultValues<Values>,
    fieldOf: bilingualField(textFields),
    submit: async (values) => {
      const image = picture.file ?? undefined
      const removeImage = picture.remove ? 'true' : undefined
      const sent = { ...bodyOf(values), image, removeImage, version: version.current?.toString() }
      try {
        return await send(toFormData(sent))
      } catch (error) {
        if (error instanceof ApiError && error.code === CHANGED) {
          setOvertaken(true)
          startReading(() => router.refresh())
        }
        throw error
      }
    },
    onDone,
  })

  const code = form.refusal?.code ?? ''
  const takeTheirs = () => {
    form.reset(valuesOf(saved))
    setPicture(NO_PICTURE)
    setOvertaken(false)
  }
  return {
    ...form,
    // Saving once more counts only when the other version has arrived.
    submitting: form.submitting || reading,
    picture,
    setPicture,
    dirty: form.formState.isDirty || picture.file !== null || picture.remove,
    overtaken,
    takeTheirs,
    pictureFailure: AT_PICTURE.includes(code) ? (form.failure ?? undefined) : undefined,
    formFailure: [...AT_PICTURE, CHANGED].includes(code) ? null : form.failure,
  }
}

/** Lists are repeated fields; what is undefined is not sent. */
function toFormData(fields: Sendable): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) if (one !== undefined) form.append(name, one)
  return form
}
