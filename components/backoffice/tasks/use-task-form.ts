'use client'

import { useLocale, useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { sendForm } from '@/lib/http/client'
import type { createTaskContract, updateTaskContract } from '@/lib/tasks/contract'
import type { TaskForEditing } from '@/lib/tasks/library/schema'
import type { Task } from '@/lib/tasks/schema'
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
    schema: async () => (await import('@/lib/tasks/schema')).createTaskInput,
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
