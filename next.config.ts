import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@node-rs/argon2', 'pino', 'pg', '@prisma/client', '@prisma/adapter-pg'],
  images: { unoptimized: true },
  experimental: { globalNotFound: true },
}

export default withNextIntl(config)
