'use client'

import { useEffect, useRef, useState, useTransition } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '@/lib/platform/http/client'
import { useContractForm } from '@/lib/platform/http/form'
import type { Locale } from '@/lib/platform/i18n/locales'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { bilingualField, bilingualSchema } from './bilingual'
import type { PictureChoice } from './picture-field'

const NO_PICTURE: PictureChoice = { file: null, remove: false }
/** Error codes that the picture field shows. */
const AT_PICTURE = ['photo_too_large', 'photo_not_accepted']
const CHANGED = 'changed_meanwhile'

type Sendable = Record<string, string | string[] | File | undefined>

type Options<Saved, Values, Result> = {
  /** Content as last loaded; null for new content. */
  saved: Saved | null
  valuesOf: (saved: Saved | null) => Values
  /** Fields that exist per language. */
  textFields: readonly string[]
  /** Loads the schema of the request lazily. */
  schema: () => Promise<z.ZodType>
  /** Converts values to the request body, without picture and version. */
  bodyOf: (values: Values) => Sendable
  send: (form: FormData) => Promise<Result>
  onDone: (result: Result) => void
}

/**
 * Returns the form state of bilingual content with a picture. When another user saved first, the input stays, the page
 * is refreshed, and the next save overwrites their version.
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
    // The next save must wait until the other version has loaded.
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

/** Encodes lists as repeated fields and skips undefined. */
function toFormData(fields: Sendable): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) if (one !== undefined) form.append(name, one)
  return form
}
