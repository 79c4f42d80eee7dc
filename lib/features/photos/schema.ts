import { z } from 'zod'
import { oneFile } from '@/lib/platform/http/one-file'

export const photoUpload = z.object({ file: oneFile('photo_missing') })

export const photoQuery = z.object({ size: z.enum(['thumb', 'full']).default('full') })

export const photo = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  removed: z.array(z.enum(['location', 'camera', 'time'])).meta({
    description: 'Kinds of metadata that were removed from the file.',
  }),
  almostFull: z.boolean().meta({
    description: 'The family has used 90 % of its storage; uploads are refused when it is full.',
  }),
})

/** Only with the photo's URL: even a blurred picture can show who is on it. */
export const photoPlaceholder = z.string().nullable().meta({
  description: 'A few pixels as a data URI, to show while the photo loads; not all photos have one.',
})
