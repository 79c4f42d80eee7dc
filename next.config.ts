import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import {
  CSP,
  DEFAULT_SECURITY_HEADERS,
  FILE_POLICY,
  type Headline,
  WORKER_POLICY,
} from './lib/platform/http/default-security-headers'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/platform/i18n/request.ts',
  // The message parser adds 9 KiB to every page.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
})

/** Excluded in the middleware matcher, too. */
const FILES = [
  '/_next/static/:path*',
  // Next responds to these before middleware, always with 404.
  '/_next/data/:path*',
  '/icons/:file((?:icon|maskable)-(?:192|512)\\.png)',
  '/:locale([a-z]{2}(?:-[A-Z]{2})?)/manifest.webmanifest',
  '/:file(apple-touch-icon\\.png|card\\.png|icon\\.svg|icon-maskable\\.svg|robots\\.txt)',
]

const listed = (headlines: readonly Headline[]) => headlines.map(([key, value]) => ({ key, value }))

const config: NextConfig = {
  // For `npm start` and the image.
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
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace-node',
  ],
  // Each replacement file explains why.
  turbopack: {
    resolveAlias: {
      zod: { browser: './lib/platform/http/browser-zod.ts' },
      pg: './lib/platform/db/bundled/pg.cjs',
      '@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs':
        './lib/platform/db/bundled/query-compiler.ts',
    },
  },
  images: { unoptimized: true },
  // `npm run check` does; an image is built with less memory.
  typescript: { ignoreBuildErrors: true },
  // PDF fonts are resolved at run time: tracing does not find them.
  outputFileTracingIncludes: {
    '/api/v1/**': [
      './node_modules/@fontsource/{nunito,baloo-2,noto-*}/{package.json,files/*-{400,700}-normal.woff}',
    ],
  },
  experimental: {
    globalNotFound: true,
    // The build cache makes builds about 25 % slower.
    turbopackFileSystemCacheForBuild: false,
  },
  // Pages and endpoints have their own headers, too.
  headers: async () => [
    { source: '/:path*', headers: listed(DEFAULT_SECURITY_HEADERS) },
    ...FILES.map((source) => ({ source, headers: listed([[CSP, FILE_POLICY]]) })),
    // A cached worker would serve outdated caches.
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
