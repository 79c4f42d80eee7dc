import { X } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { DateFilter, FilterBar, FilterSelect } from '@/components/backoffice/list/list-filters'
import { Icon } from '@/components/ui/icon'
import { NOTED, NOTED_SUBJECTS } from '@/lib/features/audit/rules'
import type { AuditEntry } from '@/lib/features/audit/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { actionText, subjectText } from './audit-texts'

export function AuditFilters() {
  const t = useTranslations('auditLog')
  const locale = useLocale()
  const actions = Object.entries(NOTED)
    .flatMap(([subject, verbs]) => verbs.map((verb) => `${subject}.${verb}`))
    .map((value) => ({ value, label: actionText(t, value) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
  const subjects = NOTED_SUBJECTS.map((value) => ({ value, label: t(`subject.${value}`) }))
  return (
    <FilterBar search={t('search')} searchLabel={t('column.who')}>
      <FilterSelect
        labelled
        name="action"
        label={t('filter.action')}
        all={t('filter.anyAction')}
        options={actions}
      />
      <FilterSelect
        labelled
        name="subject"
        label={t('filter.subject')}
        all={t('filter.anySubject')}
        options={subjects}
      />
      <DateFilter name="from" label={t('filter.from')} />
      <DateFilter name="to" label={t('filter.to')} />
    </FilterBar>
  )
}

export function AuditFilterNotice({ subjectId, entry }: { subjectId: string; entry?: AuditEntry }) {
  const t = useTranslations('auditLog')
  const kind = entry?.subject ? subjectText(t, entry.subject) : ''
  const name = `${kind} ${entry?.subjectName ?? subjectId.slice(-8)}`.trim()
  return (
    <p className="mt-4 flex flex-wrap items-center gap-3">
      <span className="rounded-full bg-sky-tint px-4 py-1.5 font-bold text-sky-ink text-sm">
        {t('filter.only', { name })}
      </span>
      <Link
        href="/backoffice/audit"
        className="inline-flex items-center gap-1 font-bold text-leaf-ink text-sm underline underline-offset-4"
      >
        <Icon of={X} className="size-4" />
        {t('filter.onlyClear')}
      </Link>
    </p>
  )
}
