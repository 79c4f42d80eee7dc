export type RegistrationPolicy = {
  mode: 'open' | 'invite' | 'closed'
  /** Empty accepts any. */
  domains: readonly string[]
}

export function isDomainAccepted({ domains }: RegistrationPolicy, email: string): boolean {
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1))
}

export function isOpen({ mode }: RegistrationPolicy, isInvited: boolean): boolean {
  return mode === 'open' || (mode === 'invite' && isInvited)
}

export function canInvitedRegister(policy: RegistrationPolicy, email: string): boolean {
  return isOpen(policy, true) && isDomainAccepted(policy, email)
}
