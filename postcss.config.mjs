import { fileURLToPath } from 'node:url'

export default {
  plugins: {
    '@tailwindcss/postcss': {},
    [fileURLToPath(new URL('./scripts/support/viewport-fallback.mjs', import.meta.url))]: {},
  },
}
