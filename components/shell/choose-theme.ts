import { THEME_COOKIE, type Theme } from '@/lib/platform/http/theme'

const YEAR_SECONDS = 365 * 24 * 3600

/**
 * Shows and stores a theme. The browser's own bars follow on the next page load.
 * @param theme undefined follows the system
 */
export function chooseTheme(theme: Theme | undefined): void {
  const { dataset } = document.documentElement
  if (theme) dataset.theme = theme
  else delete dataset.theme
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${THEME_COOKIE}=${theme ?? ''}; path=/; max-age=${theme ? YEAR_SECONDS : 0}; samesite=lax${secure}`
}
