'use client'

import { Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SelectField } from '@/components/form/select-field'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { TaskForEditing } from '@/lib/features/tasks/library/schema'
import { EditorFrame } from '../content/editor-frame'
import { EditorPicture } from '../content/editor-picture'
import { MotifPicture } from '../content/motif-picture'
import { DeleteTaskDialog } from './delete-task-dialog'
import { TaskTexts } from './task-texts'
import { TaskUses } from './task-uses'
import { useTaskForm } from './use-task-form'

type TaskDialogProps = { task: TaskForEditing | null; open: boolean; onClose: () => void }

/** Renders the form of a task in both languages; null is a new task. */
export function TaskDialog({ task, open, onClose }: TaskDialogProps) {
  const t = useTranslations('taskEditor')
  const bilingual = useTranslations('backoffice.bilingual')
  const common = useTranslations('common')
  const [removing, setRemoving] = useState(false)
  const form = useTaskForm(task, onClose)
  return (
    <EditorFrame
      open={open}
      onClose={onClose}
      title={task ? t('editTitle') : t('newTitle')}
      text={t('editText')}
      form={form}
      submitLabel={task ? common('save') : t('create')}
      action={
        task ? (
          <Button variant="ghost" onClick={() => setRemoving(true)} className="text-coral-ink">
            <Icon of={Trash2} />
            {t('delete')}
          </Button>
        ) : null
      }
    >
      <TaskTexts form={form} />
      <div className="grid items-start gap-6 border-line border-t pt-6 md:grid-cols-2">
        <EditorPicture
          label={t('picture')}
          current={task?.imagePath ?? null}
          value={form.picture}
          onChange={form.setPicture}
          placeholder={<MotifPicture motif={task?.motif ?? 'sprout'} />}
          error={form.pictureFailure}
        />
        <SelectField
          label={bilingual('language')}
          options={[
            { value: 'en', label: common('english') },
            { value: 'pt-BR', label: common('portuguese') },
          ]}
          {...form.register('language')}
        />
      </div>
      {task ? <TaskUses uses={task.uses} /> : null}
      {task && removing ? (
        <DeleteTaskDialog task={task} onCancel={() => setRemoving(false)} onDone={onClose} />
      ) : null}
    </EditorFrame>
  )
}
