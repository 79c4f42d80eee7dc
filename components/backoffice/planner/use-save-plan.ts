'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWRMutation from 'swr/mutation'
import { notify } from '@/components/shell/notify'
import type { savePlanContract } from '@/lib/features/challenges/plan/contract'
import type { Weekday } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { ApiError, send } from '@/lib/platform/http/client'
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
  const saving = useSWRMutation(week.id, savePlan)
  const theirs = useSWRMutation<Week, unknown, string>(week.id, loadWeek, {
    throwOnError: false,
    onError: requireApiError,
  })

  const save = async (version: number) => {
    if (saving.isMutating) return
    setProblems([])
    const taskAssignments = toAssignments(plan)
    try {
      const saved = await saving.trigger({ taskAssignments, version })
      const isWhole = isSamePlan(toWeekPlan(saved.taskAssignments), plan)
      void notify(isWhole ? 'success' : 'warning', isWhole ? t('saved') : t('savedPartly'))
      router.refresh()
      onSaved()
    } catch (error) {
      requireApiError(error)
      if (error.code !== 'changed_meanwhile') return setProblems(formatProblems(error, taskAssignments))
      theirs.reset()
      setConflict(true)
    }
  }
  const loadTheirs = async () => {
    const loaded = theirs.data ?? (await theirs.trigger())
    if (!loaded) return
    setConflict(false)
    theirs.reset()
    onLoaded(loaded)
  }
  const conflict: PlanConflict | null = hasConflict
    ? {
        theirs: theirs.data,
        isLoading: theirs.isMutating,
        hasFailed: !theirs.isMutating && theirs.error !== undefined,
      }
    : null

  return {
    isSaving: saving.isMutating,
    problems,
    conflict,
    save: () => save(week.version),
    showTheirs: () => theirs.trigger(),
    loadTheirs,
    saveOver: ({ version }: Week) => save(version),
  }
}

function savePlan(id: string, { arg }: { arg: { taskAssignments: Assignment[]; version: number } }) {
  return send<typeof savePlanContract>('POST', '/challenges/{id}/tasks', { params: { id }, body: arg })
}

function requireApiError(error: unknown): asserts error is ApiError {
  if (!(error instanceof ApiError)) throw error
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
