import { z } from 'zod'

export const mailTestResult = z.object({
  outcome: z.enum(['accepted', 'kept', 'failed']).meta({
    description: '`kept`: written to a file, because there is no mail server.',
  }),
  to: z.string(),
  detail: z.string().meta({ description: "The server's response, the file, or the cause of the failure." }),
})

export type MailTestResult = z.infer<typeof mailTestResult>
