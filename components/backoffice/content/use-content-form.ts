'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useTransition } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { useContractForm } from '@/components/form/use-contract-form'
import { notify } from '@/components/shell/notify'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { ApiError } from '@/lib/platform/http/api-client'
import type { Locale } from '@/lib/platform/i18n/locales'
import { useRouter } from '@/lib/platform/i18n/navigation'
import {
  type BilingualValues,
  bilingualField,
  bilingualSchema,
  type ContentText,
  toTextFields,
  toTextValues,
} from './bilingual'
import type { ContentNamespace } from './content-list'
import type { PictureChoice } from './picture-field'

export const NO_PICTURE: PictureChoice = { file: null, remove: false }
const AT_PICTURE = ['photo_too_large', 'photo_not_accepted']
const CHANGED = 'changed_meanwhile'

type Sendable = Record<string, string | string[] | File | undefined>

type Requests = {
  create: (form: FormData) => Promise<unknown>
  update: (id: string, form: FormData) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
}

type Options<Saved, Text, Fields> = {
  namespace: ContentNamespace
  /** Null if new. */
  saved: Saved | null
  /** Blank; names the fields per language. */
  text: Text
  toFields: (saved: Saved | null) => Fields
  toBody: (fields: Fields) => Sendable
  schema: () => Promise<z.ZodType>
  requests: Requests
  onDone: () => void
}

type Content<Text> = { id: string; version: number } & BilingualValues<Text & object>

/**
 * Returns the form state of bilingual content. When another user saved first, the input stays, and the next save
 * overwrites their version.
 */
export function useContentForm<
  Text extends ContentText,
  Fields extends FieldValues,
  Saved extends Content<Text>,
>({ namespace, saved, text, toFields, toBody, schema, requests, onDone }: Options<Saved, Text, Fields>) {
  type Values = BilingualValues<Text> & Fields
  const t = useTranslations(namespace)
  const locale = useLocale()
  const router = useRouter()
  const [reading, startReading] = useTransition()
  const [picture, setPicture] = useState(NO_PICTURE)
  const [overtaken, setOvertaken] = useState(false)
  const version = useRef(saved?.version)
  const latest = saved?.version
  useEffect(() => {
    if (overtaken) version.current = latest
  }, [overtaken, latest])

  const textFields = Object.keys(text)
  const buildValues = (content: Saved | null): Values => ({
    ...toFields(content),
    language: content?.language ?? (locale as Locale),
    texts: toTextValues<Text>(text, content?.texts),
  })
  const buildBody = (values: Values): Sendable => ({ ...toTextFields<Text>(values), ...toBody(values) })

  const form = useContractForm<Values, unknown>({
    schema: async () => bilingualSchema(await schema(), textFields, buildBody),
    defaultValues: buildValues(saved) as DefaultValues<Values>,
    fieldOf: bilingualField(textFields),
    submit: async (values) => {
      const image = picture.file ?? undefined
      const removeImage = picture.remove ? 'true' : undefined
      const fields = { ...buildBody(values), image, removeImage, version: version.current?.toString() }
      const sent = toFormData(fields)
      try {
        return await (saved ? requests.update(saved.id, sent) : requests.create(sent))
      } catch (error) {
        if (error instanceof ApiError && error.code === CHANGED) {
          setOvertaken(true)
          startReading(() => router.refresh())
        }
        throw error
      }
    },
    onDone: () => {
      void notify('success', saved ? t('updated') : t('created'))
      onDone()
    },
  })

  const deletion = useApiMutation(requests.remove, { success: t('deleted'), onSuccess: onDone })
  const code = form.error?.code ?? ''
  const takeTheirs = () => {
    form.reset(buildValues(saved))
    setPicture(NO_PICTURE)
    setOvertaken(false)
  }
  return {
    ...form,
    // The next save must wait for the other version.
    submitting: form.submitting || reading,
    picture,
    setPicture,
    dirty: form.formState.isDirty || picture.file !== null || picture.remove,
    overtaken,
    takeTheirs,
    remove: saved && (() => deletion.run(saved.id)),
    pictureError: AT_PICTURE.includes(code) ? (form.errorMessage ?? undefined) : undefined,
    formError: [...AT_PICTURE, CHANGED].includes(code) ? null : form.errorMessage,
  }
}

/** Lists are repeated fields; skips undefined. */
function toFormData(fields: Sendable): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) if (one !== undefined) form.append(name, one)
  return form
}
