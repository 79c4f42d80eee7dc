export type PasswordOwner = { name: string; email: string }

export function removeAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Returns letters and digits, without digits at both ends: people add them to a simple word. */
function getCore(text: string): string {
  const plain = removeAccents(text).replace(/[^\p{L}\p{N}]/gu, '')
  return plain.replace(/^\p{N}+|\p{N}+$/gu, '') || plain
}

/** Returns name and address and their parts, as people use them in passwords. */
export function listOwnTerms({ name, email }: PasswordOwner): string[] {
  const [local = ''] = email.split('@')
  const words = [...name.split(/\s+/), ...local.split(/[._+-]+/)]
  const all = [name, name.replace(/\s+/g, ''), email, local, ...words].map(removeAccents)
  return [...new Set(all)].filter((word) => word.length > 2)
}

export function isOwnTerm(password: string, owner: PasswordOwner): boolean {
  const typed = getCore(password)
  return typed !== '' && listOwnTerms(owner).some((word) => getCore(word) === typed)
}
