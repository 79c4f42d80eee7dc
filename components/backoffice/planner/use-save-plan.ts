'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/shell/notify'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import type { savePlanContract } from '@/lib/features/challenges/plan/contract'
import type { Weekday } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { type ApiError, send } from '@/lib/platform/http/client'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { loadWeek, type Week } from './load-week'
import { type Assignment, isSamePlan, toAssignments, toWeekPlan, type WeekPlan } from './week-plan'

/** Another user saved first; `theirs` is set once loaded. */
export type PlanConflict = { theirs: Week | undefined; isLoading: boolean; hasFailed: boolean }

export type PlanSaver = ReturnType<typeof useSavePlan>

type Options = { week: Week; plan: WeekPlan; onLoaded: (theirs: Week) => void; onSaved: () => void }

/** Returns the save mutation; it never changes the draft. */
export function useSavePlan({ week, plan, onLoaded, onSaved }: Options) {
  const t = useTranslations('planner')
  const router = useRouter()
  const formatProblems = useProblemLabels(week)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [hasConflict, setConflict] = useState(false)
  const [theirs, setTheirs] = useState<Week>()
  const [hasFailed, setFailed] = useState(false)

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
        if (error.code === 'changed_meanwhile') {
          setTheirs(undefined)
          setConflict(true)
        } else setProblems(formatProblems(error, toAssignments(plan)))
        return true
      },
    },
  )
  const loading = useApiMutation((_onLoad: (loaded: Week) => void) => loadWeek(week.id), {
    onSuccess: (loaded, onLoad) => onLoad(loaded),
    onError: () => {
      setFailed(true)
      return true
    },
  })

  const save = async (version: number) => {
    if (saving.isPending) return
    setProblems([])
    setFailed(false)
    await saving.run({ taskAssignments: toAssignments(plan), version })
  }
  const load = (onLoad: (loaded: Week) => void) => {
    setFailed(false)
    return loading.run(onLoad)
  }
  const takeTheirs = (loaded: Week) => {
    setConflict(false)
    onLoaded(loaded)
  }
  const conflict: PlanConflict | null = hasConflict
    ? { theirs, isLoading: loading.isPending, hasFailed }
    : null

  return {
    isSaving: saving.isPending,
    problems,
    conflict,
    save: () => save(week.version),
    showTheirs: () => load(setTheirs),
    loadTheirs: () => (theirs ? takeTheirs(theirs) : load(takeTheirs)),
    saveOver: ({ version }: Week) => save(version),
  }
}

function useProblemLabels({ byId }: Week) {
  const t = useTranslations('planner')
  const errors = useTranslations('errors')
  const locale = useLocale()

  const formatProblem = (problem: string, assignment: Assignment | undefined) => {
    const task = assignment && byId.get(assignment.taskId)?.name
    if (!task) return problem
    return t('taskProblem', { task, day: weekdayName(assignment.dayOfWeek as Weekday, locale), problem })
  }
  return ({ fields, message }: ApiError, sent: readonly Assignment[]): string[] => {
    const lines = Object.entries(fields).flatMap(([field, problems]) =>
      problems.map((problem) => formatProblem(problem, sent[Number(field.split('.')[1])])),
    )
    return lines.length > 0 ? lines : [message || errors('network')]
  }
}
