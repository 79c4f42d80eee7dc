import type { Locale } from '@/lib/i18n/locales'
import type { TaskForEditing, TaskText } from '@/lib/tasks/library/schema'
import { type BilingualValues, toBilingualPayload } from '../content/bilingual'

export type TaskValues = BilingualValues<TaskText>

export const TASK_TEXT_FIELDS = ['name', 'description', 'examples'] as const

/** What a form begins with: what is there, with one blank example where there is none. */
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

/** What the call takes. */
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
  // A form cannot say that a list is empty; one blank example is dropped and leaves none.
  return {
    ...payload,
    examples: examples.length ? examples : [''],
    translations: JSON.stringify(translations),
  }
}
