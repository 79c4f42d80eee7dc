type PostAudienceScope = 'family' | 'followers' | 'families'

export type PostAudience = {
  id: string
  taskTitle: string
  motif: string
  /** Null after leaving the family. */
  author: string | null
  isOwn: boolean
  date: string
  visibility: 'private' | 'followers' | 'public'
  isHidden: boolean
  audience: PostAudienceScope
  followers: number
  photo: {
    url: string
    placeholder: string | null
    showsChild: boolean
    audience: PostAudienceScope
    followers: number
  } | null
}
