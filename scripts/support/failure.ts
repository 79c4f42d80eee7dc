/** Error that the user can fix: printed as one line. */
export class Failure extends Error {}

const UNKNOWN = 'unknown error'

/** Returns the first line of an error with its cause, without passwords in URLs. */
export function oneLine(error: unknown): string {
  const line = firstLine(error).replace(/:\/\/([^:/@\s]*):[^@\s]*@/g, '://$1:***@')
  // The message of an AppError is only its code.
  const isCode = error instanceof Error && error.name === 'AppError' && error.cause !== undefined
  return isCode ? `${line}: ${oneLine(error.cause)}` : line
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message.trim() || getCode(error) : String(error)
  const line = text
    .split('\n')
    .map((part) => part.trim())
    .find((part) => part !== '')
  return line ?? UNKNOWN
}

function getCode(error: NodeJS.ErrnoException): string {
  return error.code ?? error.name
}

/** Runs a script; an error becomes one line on stderr and exit code 1. */
export async function runScript(main: () => Promise<unknown>): Promise<void> {
  try {
    const code = await main()
    process.exitCode = typeof code === 'number' ? code : 0
  } catch (error) {
    process.stderr.write(`brota: ${oneLine(error)}\n`)
    process.exitCode = 1
  }
}

export function warn(line: string): void {
  process.stderr.write(`brota: ${line}\n`)
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
