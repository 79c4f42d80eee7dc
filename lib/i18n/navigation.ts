import { createNavigation } from 'next-intl/navigation'
import { splitLocale } from './resolve'
import { routing } from './routing'

const navigation = createNavigation(routing)

export const { Link, useRouter } = navigation

/** The address without its language, in every spelling that the middleware takes: `/pt/home` is `/home`, too. */
export function usePathname(): string {
  return splitLocale(navigation.usePathname()).path
}
