import localFont from 'next/font/local'

/** Self-hosted fonts; equal fallback sizes prevent layout shifts. */
const headingFont = localFont({
  src: '../node_modules/@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2',
  variable: '--font-baloo',
  weight: '400 800',
  display: 'swap',
})

const textFont = localFont({
  src: '../node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
  variable: '--font-nunito',
  weight: '200 1000',
  display: 'swap',
})

// Baloo 2 kerns the apostrophe into the letter before it. This is the file of `textFont`, so it is loaded once; `globals.css`
// uses the family's name, because the variable includes an unlimited fallback.
const apostropheFont = localFont({
  src: '../node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
  variable: '--font-apostrophe',
  weight: '200 1000',
  display: 'swap',
  declarations: [
    { prop: 'font-family', value: 'Apostrophe' },
    { prop: 'unicode-range', value: 'U+27, U+2019' },
  ],
})

/** Classes of `<html>` that declare the fonts. */
export const FONT_CLASSES = `${headingFont.variable} ${textFont.variable} ${apostropheFont.variable}`
