import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { contracts } from '@/app/api/v1/contracts'
import { DocsPage } from '@/components/api-docs/docs-page'
import { appUrl } from '@/lib/config/env'
import { sectionsOf } from '@/lib/http/documented'
import { openApiDocument } from '@/lib/http/openapi'
import { gate } from '@/lib/session/gate'
import { version } from '@/package.json'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('apiDocs')
  return { title: t('title') }
}

export default async function ApiDocsPage() {
  const actor = await gate('/api-docs')
  const { info, paths = {} } = openApiDocument(contracts, { version, server: appUrl() })
  return (
    <DocsPage
      userId={actor?.userId ?? null}
      document="/api/v1/openapi.json"
      server={`${appUrl()}/api/v1`}
      description={info.description ?? ''}
      sections={sectionsOf(paths)}
    />
  )
}
