import type { useTranslations } from 'next-intl'
import { formatDate } from '@/lib/platform/dates/format'

type AuditTranslator = ReturnType<typeof useTranslations<'auditLog'>>
type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** Returns an action's label, by default its code. */
export function actionText(t: AuditTranslator, action: string): string {
  const [subject = '', verb = ''] = action.split('.')
  return worded(t, `action.${subject}.${verb}`) ?? action
}

export function subjectText(t: AuditTranslator, subject: string): string {
  return worded(t, `subject.${subject}`) ?? subject
}

export function detailTexts(
  t: AuditTranslator,
  details: Record<string, Json>,
): { name: string; value: string }[] {
  // Alone, "from" is the original of a copy.
  const isChange = 'to' in details
  return Object.entries(details).map(([name, value]) => ({
    name: worded(t, `detail.${isChange && name === 'from' ? 'before' : name}`) ?? name,
    value: valueText(t, value),
  }))
}

function valueText(t: AuditTranslator, value: Json): string {
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (Array.isArray(value)) return value.map((one) => valueText(t, one)).join(', ')
  if (typeof value === 'string') return wordText(t, value)
  return isCount(value)
    ? t('changes', value)
    : typeof value === 'number'
      ? String(value)
      : JSON.stringify(value)
}

function wordText(t: AuditTranslator, value: string): string {
  if (/^[\da-f-]{36}$/.test(value)) return value.slice(-8)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value)
  return (/^\w+$/.test(value) && worded(t, `value.${value}`)) || value
}

type Count = { create: number; update: number; unchanged: number; conflict: number }

function isCount(value: Json): value is Count {
  const counts = value as Partial<Count> | null
  return typeof counts?.create === 'number' && typeof counts.conflict === 'number'
}

function worded(t: AuditTranslator, key: string): string | null {
  return t.has(key as 'title') ? t(key as 'title') : null
}
