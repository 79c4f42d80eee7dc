'use client'

import { ChevronDown } from 'lucide'
import { CompleteButton } from '@/components/completions/complete-button'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { ChallengeTaskView } from '@/lib/challenges/schema'
import { IdeaList } from './idea-list'
import { TaskArt } from './task-art'

/** A task with its day in words, and the name that leads to it on the page. */
type RowTask = Pick<
  ChallengeTaskView,
  'id' | 'title' | 'description' | 'examples' | 'motif' | 'imagePath'
> & {
  anchor: string
  day: string
}

type TaskRowsProps = {
  tasks: readonly RowTask[]
  /** What the ideas for a task are called. */
  ideas: string
  /** What a task that can be done brings, in words; null where none of them can. */
  points: string | null
}

/** A task in each row. */
export function TaskRows({ tasks, ...words }: TaskRowsProps) {
  return (
    <ul className="mt-3 grid gap-3">
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} {...words} />
      ))}
    </ul>
  )
}

function TaskRow({ task, ideas, points }: Omit<TaskRowsProps, 'tasks'> & { task: RowTask }) {
  return (
    <li id={task.anchor} className="items-center gap-6 rounded-card bg-card p-4 shadow-soft sm:p-5 xl:flex">
      <div className="flex min-w-0 flex-1 items-start gap-4">
        <TaskArt task={task} className="size-14 shrink-0" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="font-bold text-soft text-sm first-letter:uppercase">{task.day}</p>
            {points === null ? null : (
              <Badge tone="coral" size="sm">
                {points}
              </Badge>
            )}
          </div>
          <h3 className="mt-0.5">{task.title}</h3>
          <p className="mt-0.5 whitespace-pre-line text-soft">{task.description}</p>
          {task.examples.length > 0 ? <FoldedIdeas title={ideas} examples={task.examples} /> : null}
        </div>
      </div>
      {points === null ? null : (
        <CompleteButton
          task={task}
          variant="secondary"
          className="mt-4 w-full sm:mt-3 sm:ml-18 sm:w-auto xl:mt-0 xl:ml-0"
        />
      )}
    </li>
  )
}

function FoldedIdeas({ title, examples }: { title: string; examples: readonly string[] }) {
  return (
    <details className="group -mb-2 mt-0.5">
      <summary className="inline-flex min-h-11 list-none items-center gap-1 rounded-md font-bold text-leaf-ink text-sm [&::-webkit-details-marker]:hidden">
        {title}
        <Icon of={ChevronDown} className="size-4 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <IdeaList examples={examples} className="rounded-field bg-muted py-3 pr-4 pl-8" />
    </details>
  )
}
