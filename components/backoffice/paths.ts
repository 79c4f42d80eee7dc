/** Pages that others link to. */
export const PATHS = {
  newChallenge: '/backoffice/content?tab=challenges&new=1',
  newChallengeFrom: (startDate: string) => `/backoffice/content?tab=challenges&new=${startDate}`,
  addUser: '/backoffice/users?new=1',
  content: '/backoffice/content',
  challenges: '/backoffice/content?tab=challenges',
  challenge: (id: string, rest = '') => `/backoffice/content/challenges/${id}${rest}`,
  task: (id: string) => `/backoffice/content?tab=tasks&edit=${id}`,
  users: '/backoffice/users',
  reports: '/backoffice/reports',
}
