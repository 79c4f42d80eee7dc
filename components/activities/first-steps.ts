import type { FamilyView } from '@/lib/features/families/schema'

export type FirstStep = { name: 'kids' | 'adults' | 'photo' | 'reminder'; href: string; isDone: boolean }

type Facts = {
  family: Pick<FamilyView, 'kids' | 'grownUps' | 'adults' | 'invitations' | 'firstStepsDismissed'>
  hasPhoto: boolean
  /** Open task of today. */
  taskId: string | undefined
  hasReminder: boolean
}

/** Lists the first steps of a family; none once all are done or the card was dismissed. */
export function listFirstSteps({ family, hasPhoto, taskId, hasReminder }: Facts): FirstStep[] {
  const { kids, grownUps, adults, invitations } = family
  const photoQuery = taskId ? `?complete=${taskId}` : ''
  const steps: FirstStep[] = [
    { name: 'kids', href: '/family-management#kids', isDone: kids.length + grownUps.length > 0 },
    {
      name: 'adults',
      href: '/family-management#adults',
      isDone: adults.length > 1 || invitations.length > 0,
    },
    { name: 'photo', href: `/challenge/current${photoQuery}`, isDone: hasPhoto },
  ]
  if (family.firstStepsDismissed || steps.every(({ isDone }) => isDone)) return []
  // A reminder makes sense once a task is known.
  const reminder: FirstStep = { name: 'reminder', href: '/settings/notifications', isDone: hasReminder }
  return hasPhoto ? [...steps, reminder] : steps
}
