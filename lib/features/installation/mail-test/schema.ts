import { z } from 'zod'

export const mailTestResult = z.object({
  outcome: z.enum(['accepted', 'kept', 'failed']).meta({
    description: '`kept`: without a mail server, it was written to a file.',
  }),
  to: z.string(),
  detail: z.string().meta({ description: "The server's response, the file, or the cause." }),
})

export type MailTestResult = z.infer<typeof mailTestResult>
