'use client'

import { useLocale, useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import type { createTaskContract, updateTaskContract } from '@/lib/features/tasks/contract'
import type { TaskForEditing } from '@/lib/features/tasks/library/schema'
import type { Task } from '@/lib/features/tasks/schema'
import { sendForm } from '@/lib/platform/http/client'
import { useContentForm } from '../content/use-content-form'
import { TASK_TEXT_FIELDS, type TaskValues, taskBody, taskValues } from './task-form-values'

export type TaskForm = ReturnType<typeof useTaskForm>

export function useTaskForm(task: TaskForEditing | null, onDone: () => void) {
  const t = useTranslations('taskEditor')
  const locale = useLocale()
  return useContentForm<TaskForEditing, TaskValues, Task>({
    saved: task,
    valuesOf: (saved) => taskValues(saved, locale),
    textFields: TASK_TEXT_FIELDS,
    schema: async () => (await import('@/lib/features/tasks/schema')).createTaskInput,
    bodyOf: taskBody,
    send: (form) =>
      task
        ? sendForm<typeof updateTaskContract>('PUT', '/tasks/{id}/upload', { params: { id: task.id }, form })
        : sendForm<typeof createTaskContract>('POST', '/tasks/create-with-image', { form }),
    onDone: () => {
      void notify('success', task ? t('updated') : t('created'))
      onDone()
    },
  })
}
