/** Splits a full name after the first word. */
export function splitName(name: string): { firstName: string; familyName: string } {
  const [firstName = '', ...rest] = name.split(/\s+/)
  return { firstName, familyName: rest.join(' ') }
}

export function isProfileComplete(user: {
  firstName: string
  familyName: string
  childrenAges: readonly number[]
}): boolean {
  return user.firstName !== '' && user.familyName !== '' && user.childrenAges.length > 0
}

/** Last age of a kid. */
export const KID_MAX_AGE = 17

export const MAX_ADULTS = 20

/** People who may see something, from the nearest to the farthest. */
export const AUDIENCES = ['family', 'followers', 'families'] as const
/** Data with an audience. */
export const SUBJECTS = ['posts', 'childPhotos', 'person', 'points'] as const

type Audiences = Record<(typeof SUBJECTS)[number], Record<(typeof AUDIENCES)[number], boolean>>

type Settings = {
  feedPrivacy: 'private' | 'followers' | 'public'
  showChildPhotos: boolean
  onLeaderboard: boolean
}

/** Returns each kind of data's audience. */
export function listAudiences({ feedPrivacy, showChildPhotos, onLeaderboard }: Settings): Audiences {
  const posts = { followers: feedPrivacy !== 'private', families: feedPrivacy === 'public' }
  const photos = {
    followers: posts.followers && showChildPhotos,
    families: posts.families && showChildPhotos,
  }
  return {
    posts: { family: true, ...posts },
    childPhotos: { family: true, ...photos },
    person: { family: true, followers: true, families: true },
    points: { family: true, followers: onLeaderboard, families: onLeaderboard },
  }
}
