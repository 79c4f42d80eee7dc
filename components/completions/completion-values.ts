import type { FittedPhoto } from '@/components/photos/fit-photo'

/** Values of the completion form. */
export type CompletionValues = {
  photo: FittedPhoto | null
  kidIds: string[]
  description: string
  showsChild: boolean
}
