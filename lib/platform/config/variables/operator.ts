import { z } from 'zod'
import { variableTexts, webAddress } from './fields'

export const OPERATOR = {
  OPERATOR_NAME: z
    .string()
    .trim()
    .regex(/^[^\p{C}]{1,120}$/u, 'must be one line of 1 to 120 characters')
    .optional()
    .register(variableTexts, {
      description: 'Person or organization that runs this installation: in privacy notice, terms and mails.',
      example: 'Escola Sol Nascente',
      unset: 'not named',
    }),
  OPERATOR_CONTACT: z
    .union([z.email(), webAddress()], { error: 'must be an e-mail or an http(s) address' })
    .optional()
    .register(variableTexts, {
      description: 'E-mail or web address for questions: in privacy notice, terms and mails.',
      example: 'brota@school.example',
      unset: 'not shown',
    }),
}
