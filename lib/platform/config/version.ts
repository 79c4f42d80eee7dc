import { version } from '@/package.json'

export const VERSION: string = version

/** Returns false for an unreadable version. */
export function meetsMinimum(minimum: string, own = VERSION): boolean {
  const [wanted, has] = [parseVersion(minimum), parseVersion(own)]
  const different = wanted.findIndex((part, index) => part !== has[index])
  return different === -1 || Number(has[different]) > Number(wanted[different])
}

function parseVersion(text: string): number[] {
  const [, ...parts] = /^(\d+)\.(\d+)\.(\d+)/.exec(text) ?? []
  return parts.length === 0 ? [Number.NaN] : parts.map(Number)
}
