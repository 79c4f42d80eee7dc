'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/shell/notify'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import type { savePlanContract } from '@/lib/features/challenges/plan/contract'
import type { Weekday } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { type ApiError, send } from '@/lib/platform/http/api-client'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { loadWeek, type Week } from './load-week'
import { type Assignment, isSamePlan, toAssignments, toWeekPlan, type WeekPlan } from './week-plan'

export type PlanSaver = ReturnType<typeof useSavePlan>

type Options = { week: Week; plan: WeekPlan; onLoaded: (theirs: Week) => void; onSaved: () => void }

/** Returns the save mutation; it never changes the draft. */
export function useSavePlan({ week, plan, onLoaded, onSaved }: Options) {
  const t = useTranslations('planner')
  const router = useRouter()
  const errors = useTranslations('errors')
  const locale = useLocale()
  const [problems, setProblems] = useState<readonly string[]>([])
  // Another user saved first; `theirs` is set once loaded.
  const [conflict, setConflict] = useState<{ theirs?: Week; hasFailed: boolean } | null>(null)

  const formatProblem = (problem: string, assignment: Assignment | undefined) => {
    const task = assignment && week.byId.get(assignment.taskId)?.name
    if (!task) return problem
    return t('taskProblem', { task, day: weekdayName(assignment.dayOfWeek as Weekday, locale), problem })
  }
  const formatProblems = ({ fields, message }: ApiError, sent: readonly Assignment[]): string[] => {
    const lines = Object.entries(fields).flatMap(([field, texts]) =>
      texts.map((text) => formatProblem(text, sent[Number(field.split('.')[1])])),
    )
    return lines.length > 0 ? lines : [message || errors('network')]
  }
  const saving = useApiMutation(
    (body: { taskAssignments: Assignment[]; version: number }) =>
      send<typeof savePlanContract>('POST', '/challenges/{id}/tasks', { params: { id: week.id }, body }),
    {
      onSuccess: ({ taskAssignments }) => {
        const isWhole = isSamePlan(toWeekPlan(taskAssignments), plan)
        void notify(isWhole ? 'success' : 'warning', isWhole ? t('saved') : t('savedPartly'))
        router.refresh()
        onSaved()
      },
      onError: (error) => {
        if (error.code === 'changed_meanwhile') setConflict({ hasFailed: false })
        else setProblems(formatProblems(error, toAssignments(plan)))
        return true
      },
    },
  )
  const loading = useApiMutation((_onLoad: (loaded: Week) => void) => loadWeek(week.id), {
    onSuccess: (loaded, onLoad) => onLoad(loaded),
    onError: () => {
      setConflict({ hasFailed: true })
      return true
    },
  })

  const save = (version: number) => {
    setProblems([])
    return saving.run({ taskAssignments: toAssignments(plan), version })
  }
  const takeTheirs = (loaded: Week) => {
    setConflict(null)
    onLoaded(loaded)
  }
  const theirs = conflict?.theirs
  return {
    isSaving: saving.isPending,
    isLoading: loading.isPending,
    problems,
    conflict,
    save: () => save(week.version),
    showTheirs: () => loading.run((loaded) => setConflict({ theirs: loaded, hasFailed: false })),
    loadTheirs: () => (theirs ? takeTheirs(theirs) : loading.run(takeTheirs)),
    saveOver: ({ version }: Week) => save(version),
  }
}
