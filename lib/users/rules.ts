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

/** More adults than any family has. */
export const MOST_ADULTS = 20

/** Who may come across something of a person, from the nearest to the farthest. */
export const AUDIENCES = ['family', 'followers', 'families', 'link'] as const
/** What they may come across. */
export const SUBJECTS = ['posts', 'childPhotos', 'person', 'points'] as const

type Seen = Record<(typeof SUBJECTS)[number], Record<(typeof AUDIENCES)[number], boolean>>

type Settings = {
  feedPrivacy: 'private' | 'followers' | 'public'
  showChildPhotos: boolean
  /** Whether the family is ranked among others. */
  onLeaderboard: boolean
}

/**
 * Who sees what of a person as it stands: their posts, photos in them that show a child, first name and picture, and
 * the family's points. A shared link shows a card with none of these.
 */
export function whoSeesWhat({ feedPrivacy, showChildPhotos, onLeaderboard }: Settings): Seen {
  const posts = { followers: feedPrivacy !== 'private', families: feedPrivacy === 'public' }
  const photos = {
    followers: posts.followers && showChildPhotos,
    families: posts.families && showChildPhotos,
  }
  const own = { family: true, link: false }
  return {
    posts: { ...own, ...posts },
    childPhotos: { ...own, ...photos },
    person: { ...own, followers: true, families: true },
    points: { ...own, followers: onLeaderboard, families: onLeaderboard },
  }
}
