import { browserslist } from '@/package.json'

export function getOldestBrowsers(): Record<string, string> {
  return Object.fromEntries(browserslist.map((line) => line.split(' >= ')))
}
