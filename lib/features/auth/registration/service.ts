import 'server-only'
import { env } from '@/lib/platform/config/env'
import { AppError, type FieldProblems } from '@/lib/platform/errors/app-error'
import { isDomainAccepted, isOpen, type RegistrationPolicy } from './rules'

export function readRegistrationPolicy(): RegistrationPolicy {
  const { REGISTRATION: mode, REGISTRATION_DOMAINS: domains } = env()
  return { mode, domains }
}

/** @throws AppError registration_closed */
export function assertRegistrationOpen(isInvited: boolean, fields?: FieldProblems): void {
  const policy = readRegistrationPolicy()
  if (isOpen(policy, isInvited)) return
  throw new AppError('registration_closed', { fields, ...(policy.mode === 'invite' && INVITATION_NEEDED) })
}

/** @throws AppError registration_closed */
export function assertDomainAccepted(email: string): void {
  const policy = readRegistrationPolicy()
  if (isDomainAccepted(policy, email)) return
  const values = { domains: policy.domains.join(', ') }
  const fields = { email: [{ key: 'email_domain', values }] }
  throw new AppError('registration_closed', { fields, text: 'registration_other_domain' })
}

const INVITATION_NEEDED = { text: 'registration_invite' }
