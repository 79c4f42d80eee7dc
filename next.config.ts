import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // The parser of texts would weigh 9 KiB on every page; parsed when building, they need only a small interpreter.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
})

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@node-rs/argon2', 'pino', 'pg', '@prisma/client', '@prisma/adapter-pg'],
  images: { unoptimized: true },
  // The letters of printables are found at run time, where nobody who only reads imports sees them.
  outputFileTracingIncludes: {
    '/api/v1/**': ['./node_modules/@fontsource/{nunito,baloo-2}/{package.json,files/*-normal.woff}'],
  },
  experimental: { globalNotFound: true },
  // A worker that a browser keeps would keep everything else as it is, too.
  headers: async () => [{ source: '/sw.js', headers: [{ key: 'cache-control', value: 'no-cache' }] }],
}

export default withNextIntl(config)
