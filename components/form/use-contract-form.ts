'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '@/lib/platform/http/api-client'
import { isChunkLoadError, reloadForChunkLoadError } from '@/lib/platform/http/chunk-load-error'
import { saveDraft, takeDraftValue } from '@/lib/platform/http/form-draft'
import { toFieldProblem } from '@/lib/platform/http/issues'

type Options<Values extends FieldValues, Result> = {
  schema: () => Promise<z.ZodType<unknown, Values>>
  defaultValues: DefaultValues<Values>
  submit: (values: Values) => Promise<Result>
  onDone: (result: Result) => void | Promise<void>
  fieldOf?: (name: string, values: Values) => string
}

/** Returns a form for an API request. `error` belongs to no field; `errorMessage` is its text. */
export function useContractForm<Values extends FieldValues, Result>(options: Options<Values, Result>) {
  const t = useTranslations('errors')
  const [formError, setFormError] = useState<ApiError | null>(null)
  const form = useForm<Values>({
    defaultValues: options.defaultValues,
    resolver: lazyResolver(options.schema),
    reValidateMode: 'onChange',
  })

  const busy = useRef(false)

  const submit = form.handleSubmit(async (values) => {
    setFormError(null)
    try {
      await options.onDone(await options.submit(values))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const known = Object.entries(error.fields).flatMap(([sent, messages]) => {
        const name = options.fieldOf?.(sent, values) ?? sent
        return (name.split('.')[0] as string) in values ? [[name, messages] as const] : []
      })
      for (const [name, [message]] of known) form.setError(name as Path<Values>, { type: 'server', message })
      const [first] = known
      if (first) form.setFocus(first[0] as Path<Values>)
      else setFormError(error)
    }
  })

  /** After a deployment the script with the schema may be gone. */
  const failToValidate = (error: unknown) => {
    if (!isChunkLoadError(error)) throw error
    saveDraft()
    if (!reloadForChunkLoadError(error)) setFormError(new ApiError(0, { code: 'network', message: '' }))
  }

  /** Ignores Enter or a second tap. */
  const onSubmit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (busy.current) return
    busy.current = true
    await submit(event)
      .catch(failToValidate)
      .finally(() => {
        busy.current = false
      })
  }

  const getFieldError = (name: Path<Values>): string | undefined => {
    const error = form.getFieldState(name, form.formState).error
    if (!error?.message || error.type === 'server') return error?.message
    const { key, values } = problemIn(error.message)
    return t.has(key as 'invalid') ? t(key as 'invalid', values) : t('invalid')
  }

  /** Keeps input from before hydration or a change of language. */
  const register: typeof form.register = (name, rules) => {
    const field = form.register(name, rules)
    const ref = (element: HTMLInputElement | null) => {
      field.ref(element)
      if (!element) return
      const draft = takeDraftValue(name)
      const typed = draft ?? (element.type === 'checkbox' ? element.checked : element.value)
      if ((draft !== undefined || typed) && typed !== form.getValues(name))
        form.setValue(name, typed as PathValue<Values, typeof name>, { shouldDirty: draft !== undefined })
    }
    return { ...field, ref }
  }

  const field = (name: Path<Values>) => ({ ...register(name), error: getFieldError(name) })

  return {
    ...form,
    register,
    field,
    onSubmit,
    getFieldError,
    error: formError,
    errorMessage: formError && (formError.message || t('network')),
    submitting: form.formState.isSubmitting,
  }
}

/** Writes each issue's key and values into its message, as JSON. */
export const KEYED = {
  reportInput: true,
  error: (issue: z.core.$ZodRawIssue) => JSON.stringify(toFieldProblem(issue)),
}

/** Keyed issues are localized by `getFieldError`. */
function lazyResolver<Values extends FieldValues>(
  load: () => Promise<z.ZodType<unknown, Values>>,
): Resolver<Values> {
  return async (values, context, options) => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()])
    return zodResolver(schema, KEYED, { raw: true })(values, context, options)
  }
}

/** Messages that a schema declares are catalog keys, those of the resolver are JSON. */
function problemIn(message: string): ReturnType<typeof toFieldProblem> {
  return message.startsWith('{') ? JSON.parse(message) : { key: message }
}
