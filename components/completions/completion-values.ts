import type { FittedPhoto } from '@/components/photos/fit-photo'

/** Values of the form that completes a task. */
export type CompletionValues = {
  photo: FittedPhoto | null
  kidIds: string[]
  description: string
  showsChild: boolean
}
