import { env } from './env'

export type Operator = {
  name: string | null
  contact: { label: string; href: string } | null
}

/** Returns null when not configured. */
export function getOperator(): Operator | null {
  const { OPERATOR_NAME: name = null, OPERATOR_CONTACT: address } = env()
  if (!address) return name === null ? null : { name, contact: null }
  const isWeb = /^https?:/.test(address)
  return { name, contact: { label: address, href: isWeb ? address : `mailto:${address}` } }
}
