import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { variableTexts } from './variables/fields'

/**
 * Reads secrets from `<NAME>_FILE`, as Docker and Kubernetes mount them.
 * @throws Error for an unreadable or empty file
 */
export function readSecretFiles(
  source: Record<string, string | undefined>,
  variables: Record<string, z.ZodType>,
): Record<string, string> {
  const names = Object.keys(variables).filter((name) => {
    const schema = variables[name]
    return schema && variableTexts.get(schema)?.isSecret && source[name] === undefined
  })
  return Object.fromEntries(
    names.flatMap((name) => {
      const file = source[`${name}_FILE`]
      return file === undefined ? [] : [[name, readSecret(`${name}_FILE`, file)]]
    }),
  )
}

function readSecret(variable: string, file: string): string {
  let text: string
  try {
    text = readFileSync(/* turbopackIgnore: true */ file, 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`The environment is not usable: ${variable} names ${file}, which cannot be read: ${code}`)
  }
  if (text === '') throw new Error(`The environment is not usable: ${variable} names ${file}, which is empty`)
  return text
}
