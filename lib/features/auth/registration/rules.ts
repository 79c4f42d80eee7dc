export type RegistrationPolicy = {
  mode: 'open' | 'invite' | 'closed'
  /** Empty accepts any. */
  domains: readonly string[]
}

/** Checks the domain of a normalized address. */
export function isDomainAccepted({ domains }: RegistrationPolicy, email: string): boolean {
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1))
}

/** Checks if people can register. */
export function isOpen({ mode }: RegistrationPolicy, isInvited: boolean): boolean {
  return mode === 'open' || (mode === 'invite' && isInvited)
}

/** Checks if an invited address may register. */
export function canInvitedRegister(policy: RegistrationPolicy, email: string): boolean {
  return isOpen(policy, true) && isDomainAccepted(policy, email)
}
