export type PasswordOwner = { name: string; email: string }

/** Lowercases text and removes accents. */
export function removeAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Digits at both ends are decoration, unless alone. */
function core(text: string): string {
  const plain = removeAccents(text).replace(/[^\p{L}\p{N}]/gu, '')
  return plain.replace(/^\p{N}+|\p{N}+$/gu, '') || plain
}

/** Returns name and address as in passwords. */
export function listOwnTerms({ name, email }: PasswordOwner): string[] {
  const [local = ''] = email.split('@')
  const words = [...name.split(/\s+/), ...local.split(/[._+-]+/)]
  const all = [name, name.replace(/\s+/g, ''), email, local, ...words].map(removeAccents)
  return [...new Set(all)].filter((word) => word.length > 2)
}

/** Checks for the account's decorated name or address. */
export function isOwnTerm(password: string, owner: PasswordOwner): boolean {
  const typed = core(password)
  return typed !== '' && listOwnTerms(owner).some((word) => core(word) === typed)
}
