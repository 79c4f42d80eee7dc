import { browserslist } from '@/package.json'

/** Returns the oldest supported version of each browser. */
export function getOldestBrowsers(): Record<string, string> {
  return Object.fromEntries(browserslist.map((line) => line.split(' >= ')))
}
