import type { FamilyView } from '@/lib/features/families/schema'

export type FirstStep = { name: 'kids' | 'adults' | 'photo'; href: string; isDone: boolean }

type Facts = {
  family: Pick<FamilyView, 'kids' | 'grownUps' | 'adults' | 'invitations' | 'firstStepsDismissed'>
  hasPhoto: boolean
  /** Open task of today. */
  taskId: string | undefined
}

/** Lists the first steps of a family; none once all are done or the card was dismissed. */
export function listFirstSteps({ family, hasPhoto, taskId }: Facts): FirstStep[] {
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
  return family.firstStepsDismissed || steps.every(({ isDone }) => isDone) ? [] : steps
}
