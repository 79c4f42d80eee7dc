import { fileURLToPath } from 'node:url'

export default {
  plugins: {
    '@tailwindcss/postcss': {},
    // By path, because the bundler loads plugins by name.
    [fileURLToPath(new URL('./scripts/support/viewport-fallback.mjs', import.meta.url))]: {},
  },
}
