import { createNavigation } from 'next-intl/navigation'
import { splitLocale } from './resolve'
import { routing } from './routing'

const navigation = createNavigation(routing)

export const { Link, useRouter } = navigation

/** Returns the path without language prefix: `/pt/home` is `/home`. */
export function usePathname(): string {
  return splitLocale(navigation.usePathname()).path
}
