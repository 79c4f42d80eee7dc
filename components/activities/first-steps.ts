import type { FamilyView } from '@/lib/features/families/schema'

export type FirstStep = { name: 'kids' | 'adults' | 'photo' | 'reminder'; href: string; isDone: boolean }

type Facts = {
  family: Pick<FamilyView, 'kids' | 'grownUps' | 'adults' | 'invitations' | 'firstStepsDismissed'>
  hasPhoto: boolean
  assignmentId: string | undefined
  hasReminder: boolean
}

/** Lists a family's first steps, until done or dismissed. */
export function listFirstSteps({ family, hasPhoto, assignmentId, hasReminder }: Facts): FirstStep[] {
  const { kids, grownUps, adults, invitations } = family
  const photoQuery = assignmentId ? `?complete=${assignmentId}` : ''
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
  const reminder: FirstStep = { name: 'reminder', href: '/settings/notifications', isDone: hasReminder }
  return hasPhoto ? [...steps, reminder] : steps
}
