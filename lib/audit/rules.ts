/** What is noted, by what it is done to; other actions are told by their code. */
export const NOTED = {
  auth: [
    'signed_in',
    'consent_given',
    'password_changed',
    'password_reset',
    'email_changed',
    'session_ended',
    'signed_out_everywhere',
  ],
  user: [
    'created',
    'updated',
    'invited_again',
    'erased',
    'exported',
    'list_exported',
    'privacy_changed',
    'admin_granted',
    'session_ended',
    'sessions_ended',
  ],
  family: ['adult_invited', 'invitation_withdrawn', 'adult_removed', 'left', 'zone_changed'],
  task: ['created', 'updated', 'deleted'],
  challenge: ['created', 'updated', 'planned', 'activated', 'deactivated', 'copied', 'deleted'],
  badge: ['created', 'updated', 'deleted'],
  recipe: ['created', 'updated', 'deleted'],
  material: ['added', 'renamed', 'removed'],
  report: ['upheld', 'dismissed'],
  photo: ['viewed_by_report'],
  content: ['exported', 'imported'],
} as const

/** Kinds of things that entries are about. */
export const NOTED_SUBJECTS = [
  'user',
  'family',
  'task',
  'challenge',
  'badge',
  'recipe',
  'material',
  'post',
  'comment',
  'photo',
] as const
