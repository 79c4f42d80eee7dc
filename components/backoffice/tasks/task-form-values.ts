import type { TaskForEditing, TaskText } from '@/lib/features/tasks/library/schema'
import type { Locale } from '@/lib/platform/i18n/locales'
import { type BilingualValues, toBilingualPayload } from '../content/bilingual'

export type TaskValues = BilingualValues<TaskText>

export const TASK_TEXT_FIELDS = ['name', 'description', 'examples'] as const

/** Returns the default values of the form, with one blank example for an empty list. */
export function taskValues(task: TaskForEditing | null, language: Locale): TaskValues {
  const shown = (text: TaskText | undefined): TaskText => ({
    name: text?.name ?? '',
    description: text?.description ?? '',
    examples: text?.examples.length ? text.examples : [''],
  })
  return {
    language: task?.language ?? language,
    texts: { en: shown(task?.texts.en), 'pt-BR': shown(task?.texts['pt-BR']) },
  }
}

export function taskBody(values: TaskValues) {
  const filled = ({ examples, ...text }: TaskText): TaskText => ({
    ...text,
    examples: examples.filter((example) => example.trim() !== ''),
  })
  const { en, 'pt-BR': pt } = values.texts
  const { translations, examples, ...payload } = toBilingualPayload({
    ...values,
    texts: { en: filled(en), 'pt-BR': filled(pt) },
  })
  // A form cannot encode an empty list; the server drops the one blank example.
  return {
    ...payload,
    examples: examples.length ? examples : [''],
    translations: JSON.stringify(translations),
  }
}
