/** Color schemes that a user can choose on a device; without a choice the system decides. */
export const THEMES = ['light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

export const THEME_COOKIE = 'brota_theme'

/** Background of each theme, as in the style sheet, for the browser's own bars. */
export const THEME_COLORS: Record<Theme, string> = { light: '#fdfaf0', dark: '#0d1712' }

/** Returns the theme of a cookie; undefined for none and for any other value. */
export function parseTheme(cookie: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === cookie)
}
