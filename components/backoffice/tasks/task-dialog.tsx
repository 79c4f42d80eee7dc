'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type {
  createTaskContract,
  deleteTaskContract,
  updateTaskContract,
} from '@/lib/features/tasks/contract'
import type { TaskForEditing, TaskUse } from '@/lib/features/tasks/library/schema'
import { BLANK_TASK_TEXT, TASK_LIMITS } from '@/lib/features/tasks/schema'
import { formatDateRange } from '@/lib/platform/dates/format'
import type { Weekday } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { send, sendForm } from '@/lib/platform/http/api-client'
import { MotifPicture } from '../content/content-cells'
import { type ContentDialogProps, ContentEditor } from '../content/content-editor'
import { PictureField } from '../content/picture-field'
import {
  LanguageField,
  TranslatedField,
  TranslatedFields,
  TranslatedRows,
} from '../content/translated-fields'
import { useContentForm } from '../content/use-content-form'

const REQUESTS = {
  create: (form: FormData) =>
    sendForm<typeof createTaskContract>('POST', '/tasks/create-with-image', { form }),
  update: (id: string, form: FormData) =>
    sendForm<typeof updateTaskContract>('PUT', '/tasks/{id}/upload', { params: { id }, form }),
  remove: (id: string) => send<typeof deleteTaskContract>('DELETE', '/tasks/{id}', { params: { id } }),
}

export function TaskDialog({ task, ...dialog }: ContentDialogProps & { task: TaskForEditing | null }) {
  const t = useTranslations('taskEditor')
  const locale = useLocale()
  const plans = (task?.uses ?? [])
    .filter(({ state }) => state === 'coming')
    .map((use) => `${use.title} (${formatDateRange(use.startDate, use.endDate)})`)
  const deletion = task && {
    title: t('deleteTitle', { name: task.texts[locale].name || task.texts[task.language].name }),
    text:
      plans.length > 0
        ? t('deleteFrom', { count: plans.length, plans: plans.join(', ') })
        : t('deleteFromNone'),
  }
  const form = useContentForm({
    namespace: 'taskEditor',
    saved: task,
    text: BLANK_TASK_TEXT,
    toFields: () => ({}),
    toBody: () => ({}),
    schema: async () => (await import('@/lib/features/tasks/schema')).createTaskInput,
    requests: REQUESTS,
    onDone: dialog.onClose,
  })
  return (
    <ContentEditor namespace="taskEditor" form={form} deletion={deletion} {...dialog}>
      <TranslatedFields>
        {(language) => (
          <>
            <TranslatedField language={language} name="name" label={t('name')} />
            <TranslatedField language={language} name="description" label={t('description')} rows={3} />
            <TranslatedRows
              language={language}
              name="examples"
              label={t('examples')}
              limits={{ rows: TASK_LIMITS.examples, letters: TASK_LIMITS.example }}
              words={{
                row: (n) => t('exampleRow', { n }),
                add: t('addExample'),
                remove: (n) => t('removeExample', { n }),
              }}
            />
          </>
        )}
      </TranslatedFields>
      <div className="grid items-start gap-6 border-line border-t pt-6 md:grid-cols-2">
        <PictureField
          label={t('picture')}
          current={task?.imagePath ?? null}
          value={form.picture}
          onChange={form.setPicture}
          placeholder={<MotifPicture motif={task?.motif ?? 'sprout'} />}
          error={form.pictureError}
        />
        <LanguageField />
      </div>
      {task ? <TaskUses uses={task.uses} /> : null}
    </ContentEditor>
  )
}

const TONES = { coming: 'sky', running: 'leaf', past: 'plain' } as const

function TaskUses({ uses }: { uses: readonly TaskUse[] }) {
  const t = useTranslations('taskEditor')
  const locale = useLocale()
  const formatWeekday = (day: number) => weekdayName(day as Weekday, locale, 'short')
  return (
    <section aria-labelledby="task-uses" className="border-line border-t pt-5">
      <h3 id="task-uses" className="text-lg">
        {t('uses')}
      </h3>
      {uses.length === 0 ? <p className="mt-1 text-soft">{t('unused')}</p> : null}
      <ul className="mt-2 grid max-h-60 gap-1 overflow-y-auto">
        {uses.map((use) => (
          <li
            key={use.challengeId}
            className="flex flex-wrap items-center gap-x-3 gap-y-0.5 rounded-field bg-muted/60 px-3 py-2 text-sm"
          >
            <span className="min-w-0 flex-1 basis-48 truncate font-bold">{use.title}</span>
            <span className="text-soft tabular-nums">{formatDateRange(use.startDate, use.endDate)}</span>
            <span className="min-w-16 text-soft">{use.days.map(formatWeekday).join(', ')}</span>
            <span className="grid min-w-20 justify-items-end">
              <Badge size="sm" tone={TONES[use.state]}>
                {t(`state.${use.state}`)}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
