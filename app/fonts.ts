import localFont from 'next/font/local'

/** Self-hosted fonts; equal fallback sizes prevent layout shifts. */
export const headingFont = localFont({
  src: '../node_modules/@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2',
  variable: '--font-baloo',
  weight: '400 800',
  display: 'swap',
})

export const textFont = localFont({
  src: '../node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
  variable: '--font-nunito',
  weight: '200 1000',
  display: 'swap',
})
