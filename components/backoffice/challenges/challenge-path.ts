/** The page of a challenge in the backoffice. */
export function challengePath(id: string, rest = ''): string {
  return `/backoffice/content/challenges/${id}${rest}`
}

/** The list of challenges. */
export const LIST_PATH = '/backoffice/content?tab=challenges'
