import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import {
  CSP,
  DEFAULT_SECURITY_HEADERS,
  FILE_POLICY,
  type Headline,
  WORKER_POLICY,
} from './lib/http/default-security-headers'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // The parser of texts would weigh 9 KiB on every page; parsed when building, they need only a small interpreter.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
})

/** The addresses of what is no page and no call; middleware leaves out the same. */
const FILES = [
  '/_next/static/:path*',
  // The framework answers these past middleware, always with "not found".
  '/_next/data/:path*',
  '/icons/:file((?:icon|maskable)-(?:192|512)\\.png)',
  '/:locale(en|pt-BR)/manifest.webmanifest',
  '/:file(apple-touch-icon\\.png|card\\.png|icon\\.svg|icon-maskable\\.svg|robots\\.txt)',
]

const listed = (headlines: readonly Headline[]) => headlines.map(([key, value]) => ({ key, value }))

const config: NextConfig = {
  // One folder with the server and what it uses of node_modules: `npm start` and the image run the same.
  output: 'standalone',
  outputFileTracingRoot: process.cwd(),
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: [
    '@node-rs/argon2',
    'pino',
    'pg',
    '@prisma/client',
    'prom-client',
    '@aws-sdk/client-s3',
    'uploadthing',
  ],
  // Each file says why.
  turbopack: {
    resolveAlias: {
      pg: './lib/db/bundled/pg.cjs',
      '@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs':
        './lib/db/bundled/query-compiler.ts',
    },
  },
  images: { unoptimized: true },
  // The letters of printables are found at run time, where nobody who only reads imports sees them.
  outputFileTracingIncludes: {
    '/api/v1/**': ['./node_modules/@fontsource/{nunito,baloo-2}/{package.json,files/*-normal.woff}'],
  },
  experimental: {
    globalNotFound: true,
    // Keeping what a build has worked out costs each build a quarter more, and saves the next one next to nothing.
    turbopackFileSystemCacheForBuild: false,
  },
  // What is the same on every answer, and what files need; pages and calls have their own policy.
  headers: async () => [
    { source: '/:path*', headers: listed(DEFAULT_SECURITY_HEADERS) },
    ...FILES.map((source) => ({ source, headers: listed([[CSP, FILE_POLICY]]) })),
    // A worker that a browser keeps would keep everything else as it is, too.
    {
      source: '/sw.js',
      headers: listed([
        ['cache-control', 'no-cache'],
        [CSP, WORKER_POLICY],
      ]),
    },
  ],
}

export default withNextIntl(config)
