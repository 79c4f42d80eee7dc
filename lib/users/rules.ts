/** The first word of a full name is the first name, the rest the surname. */
export function splitName(name: string): { firstName: string; familyName: string } {
  const [firstName = '', ...rest] = name.split(/\s+/)
  return { firstName, familyName: rest.join(' ') }
}

export function profileComplete(user: {
  firstName: string
  familyName: string
  childrenAges: readonly number[]
}): boolean {
  return user.firstName !== '' && user.familyName !== '' && user.childrenAges.length > 0
}
