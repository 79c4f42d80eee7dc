import { splitLocale } from '@/lib/platform/i18n/resolve'

const KEY = 'brota_typed'

type Value = string | boolean
type FormDraft = { place: string; values: Record<string, Value> }

let draft: FormDraft | null | undefined

/** Saves the form input for the next load, except passwords. */
export function saveDraft(): void {
  const fields = document.querySelectorAll<Control>('form :is(input, textarea, select)[name]')
  const values = [...fields].filter(isInDraft).map((field) => [field.name, getFieldValue(field)])
  quietly(() => {
    const input: FormDraft = {
      place: getPathWithoutLocale(window.location),
      values: Object.fromEntries(values),
    }
    sessionStorage.setItem(KEY, JSON.stringify(input))
  })
}

export function takeDraftValue(name: string): Value | undefined {
  if (draft === undefined) draft = readDraft()
  if (draft?.place !== getPathWithoutLocale(window.location)) return undefined
  const value = draft.values[name]
  delete draft.values[name]
  return value
}

function readDraft(): FormDraft | null {
  return quietly(() => {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return stored === null ? null : (JSON.parse(stored) as FormDraft)
  })
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isInDraft(field: Control): boolean {
  if (field.disabled || /password/i.test(`${field.name} ${field.autocomplete} ${field.type}`)) return false
  if (field instanceof HTMLSelectElement) return [...field.options].some(isChosenAnew)
  if (field.readOnly || ['file', 'hidden', 'radio'].includes(field.type)) return false
  return field.type === 'checkbox'
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue
}

const isChosenAnew = (option: HTMLOptionElement) => option.selected !== option.defaultSelected

function getFieldValue(field: Control): Value {
  return field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value
}

/** The prefix may change with the language. */
function getPathWithoutLocale({ pathname, search }: Location): string {
  return splitLocale(pathname).path + search
}

/** Storage throws in browsers that block it. */
function quietly<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
