import { version } from '@/package.json'

/** Version of this build. */
export const VERSION: string = version

/** Checks if a version is at least the minimum. An unreadable minimum is met by no version. */
export function meetsMinimum(minimum: string, own = VERSION): boolean {
  const [wanted, has] = [parseVersion(minimum), parseVersion(own)]
  const different = wanted.findIndex((part, index) => part !== has[index])
  return different === -1 || Number(has[different]) > Number(wanted[different])
}

/** Returns major, minor and patch; suffixes such as `-rc.1` do not count. */
function parseVersion(text: string): number[] {
  const [, ...parts] = /^(\d+)\.(\d+)\.(\d+)/.exec(text) ?? []
  return parts.length === 0 ? [Number.NaN] : parts.map(Number)
}
