export const THEMES = ['light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

export const THEME_COOKIE = 'brota_theme'

/** Background per theme, as in the style sheet. */
export const THEME_COLORS: Record<Theme, string> = { light: '#fdfaf0', dark: '#0d1712' }

export function parseTheme(cookie: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === cookie)
}
