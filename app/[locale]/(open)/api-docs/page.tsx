import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getApiDocument } from '@/app/api/v1/document'
import { DocsPage } from '@/components/api-docs/docs-page'
import { appUrl } from '@/lib/platform/config/env'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('apiDocs')
  return { title: t('title') }
}

/** Rendered once per process and language, without scripts: see serveStaticPage. */
export default async function ApiDocsPage() {
  await requireAccess('/api-docs')
  const { description, sections } = getApiDocument()
  return (
    <DocsPage
      document="/api/v1/openapi.json"
      server={`${appUrl()}/api/v1`}
      description={description}
      sections={sections}
    />
  )
}
