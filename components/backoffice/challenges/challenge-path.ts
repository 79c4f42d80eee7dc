export function getChallengePath(id: string, rest = ''): string {
  return `/backoffice/content/challenges/${id}${rest}`
}

export const LIST_PATH = '/backoffice/content?tab=challenges'
