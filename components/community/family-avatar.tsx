import type { ComponentProps } from 'react'
import { photoThumb } from '@/components/activities/photo-thumb'
import { Avatar } from '@/components/ui/avatar'

const TONES = ['sun', 'sky', 'berry', 'leaf', 'coral'] as const

type FamilyAvatarProps = Pick<ComponentProps<typeof Avatar>, 'size' | 'className'> & {
  id: string
  name: string
  picture: string | null
}

/** Shows the picture, else the initial on a colour by id. */
export function FamilyAvatar({ id, name, picture, ...look }: FamilyAvatarProps) {
  const tone = TONES[Number.parseInt(id.slice(-4), 16) % TONES.length] ?? 'sun'
  return <Avatar src={picture && photoThumb(picture)} name={name} tone={tone} {...look} />
}
