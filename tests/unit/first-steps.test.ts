import { describe, expect, it } from 'vitest'
import { listFirstSteps } from '@/components/activities/first-steps'
import { listNewcomerFamily } from '@/components/activities/newcomer'
import type { FamilyView } from '@/lib/features/families/schema'

const KID = { id: 'k', name: 'Bia', birthDate: '2019-03-08' }

function adult(name: string, arrival: FamilyView['adults'][number]['arrival'] = null) {
  return { id: name, name, email: `${name}@example.com`, avatar: null, isFounder: false, arrival }
}

const family = {
  kids: [] as FamilyView['kids'],
  grownUps: [] as FamilyView['kids'],
  adults: [adult('Rosa')],
  invitations: [] as FamilyView['invitations'],
  firstStepsDismissed: false,
}

const list = (
  changes: Partial<typeof family> = {},
  hasPhoto = false,
  assignmentId?: string,
  hasReminder = false,
) => listFirstSteps({ family: { ...family, ...changes }, hasPhoto, assignmentId, hasReminder })
const listDone = (...facts: Parameters<typeof list>) =>
  list(...facts)
    .filter(({ isDone }) => isDone)
    .map(({ name }) => name)

describe('the first steps', () => {
  it('link to the page where each is done', () => {
    expect(list({}, false, 'today').map(({ href }) => href)).toEqual([
      '/family-management#kids',
      '/family-management#adults',
      '/challenge/current?complete=today',
    ])
    expect(list().at(-1)?.href).toBe('/challenge/current')
  })

  it('are done when the family has a kid, another adult or invitation, and a photo', () => {
    const invitations = [{ email: 'tom@example.com', expiresAt: '2026-12-01T00:00:00Z' }]
    expect(listDone()).toEqual([])
    expect(listDone({ kids: [KID] })).toEqual(['kids'])
    expect(listDone({ grownUps: [KID] })).toEqual(['kids'])
    expect(listDone({ adults: [adult('Rosa'), adult('Tom')] })).toEqual(['adults'])
    expect(listDone({ invitations })).toEqual(['adults'])
    expect(listDone({}, true)).toEqual(['photo'])
  })

  it('offer an optional reminder after the first photo', () => {
    expect(list({ kids: [KID] }, true).at(-1)).toEqual({
      name: 'reminder',
      href: '/settings/notifications',
      isDone: false,
    })
    expect(listDone({}, true, undefined, true)).toEqual(['photo', 'reminder'])
    expect(list({}, false, undefined, true).map(({ name }) => name)).not.toContain('reminder')
  })

  it('disappear when all are done or the family dismisses them', () => {
    expect(list({ kids: [KID], adults: [adult('Rosa'), adult('Tom')] }, true)).toEqual([])
    expect(list({ firstStepsDismissed: true })).toEqual([])
  })
})

describe('an adult who joined a family', () => {
  const at = '2026-11-20T23:00:00Z'
  const people = {
    adults: [
      adult('Rosa Prado', { at, by: 'founding' }),
      adult('Tom', { at, by: 'code' }),
      adult('Eva', { at, by: 'invitation' }),
      adult('Old'),
    ],
    kids: [KID, { ...KID, id: 'l', name: 'Leo' }],
    timezone: 'America/Sao_Paulo',
  }
  const others = (userId: string, today = '2026-11-21') => listNewcomerFamily(people, userId, today)

  it('sees the other members for a week', () => {
    expect(others('Tom')).toEqual(['Rosa', 'Eva', 'Old', 'Bia', 'Leo'])
    expect(others('Eva')).toEqual(['Rosa', 'Tom', 'Old', 'Bia', 'Leo'])
    expect(others('Tom', '2026-11-26')).not.toBeNull()
    expect(others('Tom', '2026-11-27')).toBeNull()
  })

  it('is neither the founder nor a member without a recorded arrival', () => {
    expect(others('Rosa Prado')).toBeNull()
    expect(others('Old')).toBeNull()
  })
})
