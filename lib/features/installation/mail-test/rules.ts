const LONGEST = 300

/** Returns an error's or response's first line, without passwords in addresses. */
export function toDetail(text: string): string {
  const line = text.split('\n').find((part) => part.trim() !== '') ?? 'unknown error'
  return line
    .trim()
    .replace(/:\/\/([^:/@\s]*):[^@\s]*@/g, '://$1:***@')
    .slice(0, LONGEST)
}
