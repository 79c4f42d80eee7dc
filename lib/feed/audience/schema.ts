/** From the narrowest circle to the widest. */
type PostAudienceScope = 'family' | 'followers' | 'families'

/** A post of the own family, and who sees it at this moment. */
export type PostAudience = {
  id: string
  taskTitle: string
  motif: string
  /** Null when whoever posted it has left the family. */
  author: string | null
  isOwn: boolean
  /** ISO moment. */
  date: string
  visibility: 'private' | 'followers' | 'public'
  /** A report hides it from other families. */
  reported: boolean
  audience: PostAudienceScope
  /** How many followers there are among those who see it. */
  followers: number
  photo: {
    url: string
    placeholder: string | null
    showsChild: boolean
    audience: PostAudienceScope
    followers: number
  } | null
}
