'use client'

import { PenLine } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Command, CommandInput, CommandItem, CommandList } from '@/components/ui/command'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { useReturnFocus } from '@/components/ui/use-return-focus'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import type { swapTaskContract } from '@/lib/features/completions/swaps/contract'
import type { listTasksContract } from '@/lib/features/tasks/contract'
import { searchTasks } from '@/lib/features/tasks/rules'
import { TASK_LIMITS } from '@/lib/features/tasks/schema'
import { ApiError, send, sendAllPages } from '@/lib/platform/http/api-client'
import { TaskArt } from './task-art'

const SHOWN = 40

type SwapDialogProps = {
  open: boolean
  onClose: () => void
  challenge: ChallengeView
  assignmentId: string
  points: number
}

/** Offers the library's tasks that are not in the week, and what is typed as an own task. */
export function SwapDialog({ open, onClose, challenge, assignmentId, points }: SwapDialogProps) {
  const t = useTranslations('challenge.swap')
  const tCommon = useTranslations('common')
  const focus = useReturnFocus()
  const { run, isPending } = useApiMutation(
    (body: { taskId: string } | { title: string }) =>
      send<typeof swapTaskContract>('PUT', '/challenges/{id}/tasks/{taskId}/swap', {
        params: { id: challenge.id, taskId: assignmentId },
        body,
      }),
    { success: t('saved'), error: t('failed'), refresh: true },
  )
  const choose = async (body: { taskId: string } | { title: string }) => {
    if (!isPending && (await run(body))) onClose()
  }
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent closeLabel={tCommon('close')} {...focus}>
        <DialogHeader>
          <DialogTitle>{t('title')}</DialogTitle>
          <DialogDescription>{t('text', { points })}</DialogDescription>
        </DialogHeader>
        <TaskChoice challenge={challenge} onChoose={choose} />
      </DialogContent>
    </Dialog>
  )
}

type TaskChoiceProps = {
  challenge: ChallengeView
  onChoose: (body: { taskId: string } | { title: string }) => void
}

function TaskChoice({ challenge, onChoose }: TaskChoiceProps) {
  const t = useTranslations('challenge.swap')
  const [typed, setTyped] = useState('')
  const title = typed.trim()
  const library = useLibrary(challenge)
  const found = title ? searchTasks(library.tasks, title, null) : library.tasks
  return (
    <Command label={t('search')} shouldFilter={false}>
      <CommandInput
        placeholder={t('search')}
        maxLength={TASK_LIMITS.name}
        value={typed}
        onValueChange={setTyped}
      />
      <LibraryState library={library} />
      <CommandList label={t('list')} className="h-80 max-h-[45dvh]">
        {found.slice(0, SHOWN).map((task) => (
          <CommandItem key={task.id} value={task.id} onSelect={() => onChoose({ taskId: task.id })}>
            <TaskArt task={task} className="size-12 shrink-0" />
            <span className="min-w-0 flex-1 font-bold leading-tight">{task.name}</span>
          </CommandItem>
        ))}
        {title ? (
          <CommandItem value="own" onSelect={() => onChoose({ title })}>
            <Icon of={PenLine} className="mx-3 size-6 shrink-0 text-leaf-ink" />
            <span className="min-w-0 flex-1">
              <span className="block font-bold leading-tight wrap-break-word">{t('own', { title })}</span>
              <span className="block text-soft text-sm">{t('ownText')}</span>
            </span>
          </CommandItem>
        ) : null}
      </CommandList>
      {title ? null : <p className="border-t px-4 py-3 text-soft text-sm">{t('hint')}</p>}
    </Command>
  )
}

type Library = ReturnType<typeof useLibrary>

function LibraryState({ library: { isLoading, error, retry } }: { library: Library }) {
  const t = useTranslations('challenge.swap')
  const tCommon = useTranslations('common')
  if (isLoading) {
    return (
      <div role="status" className="grid gap-2 p-3">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    )
  }
  if (!error) return null
  const again = (
    <Button size="sm" variant="secondary" onClick={retry}>
      {tCommon('retry')}
    </Button>
  )
  return <Alert role="alert" tone="error" className="m-2" title={t('loadFailed')} action={again} />
}

function useLibrary({ tasks, taskAssignments }: ChallengeView) {
  const { data, error, isValidating, mutate } = useSWR(
    'tasks of the library',
    () => sendAllPages<typeof listTasksContract>('/tasks'),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  if (error && !(error instanceof ApiError)) throw error
  const inWeek = new Set([...tasks, ...taskAssignments].map((task) => task.taskId))
  return {
    tasks: (data ?? []).filter(({ id }) => !inWeek.has(id)),
    isLoading: !data && isValidating,
    error: isValidating ? undefined : error,
    retry: () => void mutate(),
  }
}
