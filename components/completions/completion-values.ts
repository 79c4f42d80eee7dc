import type { FittedPhoto } from '@/components/photos/fit-photo'

export type CompletionValues = {
  photo: FittedPhoto | null
  kidIds: string[]
  description: string
  showsChild: boolean
}
