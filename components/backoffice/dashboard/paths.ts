export const PATHS = {
  newChallenge: '/backoffice/content?tab=challenges&new=1',
  addUser: '/backoffice/users?new=1',
  challenges: '/backoffice/content?tab=challenges',
  challenge: (id: string) => `/backoffice/content/challenges/${id}`,
  reports: '/backoffice/reports',
}
