import { getTranslations } from 'next-intl/server'
import { ContentsFrame } from '@/components/auth/contents-frame'
import { ReadingPage } from '@/components/auth/reading-page'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import type { DocumentedCall } from '@/lib/platform/http/documented'
import { CallCard } from './call-card'
import { CodeText, Sample } from './sample'

type DocsPageProps = {
  document: string
  description: string
  server: string
  sections: Map<string, DocumentedCall[]>
}

/** Renders the API documentation; only headings are translated. */
export async function DocsPage({ document, description, server, sections }: DocsPageProps) {
  const t = await getTranslations('apiDocs')
  const tags = [...sections.keys()]
  return (
    <ReadingPage isStatic width="reference">
      <ContentsFrame
        label={t('contents')}
        sections={tags.map((tag) => ({ id: tag, title: tag }))}
        linkClass="capitalize"
        intro={
          <>
            <h1>{t('title')}</h1>
            <p className="mt-4 text-xl leading-relaxed">{t('intro')}</p>
            <p className="mt-4">
              <a href={document} className={cn(buttonVariants({ variant: 'link' }), '-mx-1')}>
                {t('document')}
              </a>
            </p>
            <Sample text={server} />
            <div lang="en" className="mt-5 grid gap-2">
              {description
                .split('\n')
                .filter(Boolean)
                .map((line) => (
                  <p key={line} className="break-words">
                    <CodeText text={line} />
                  </p>
                ))}
            </div>
          </>
        }
      >
        {tags.map((tag) => (
          <section key={tag} id={tag} lang="en" className="mt-10 scroll-mt-6">
            <h2 className="capitalize">{tag}</h2>
            <div className="mt-4 divide-y divide-line overflow-hidden rounded-card bg-card shadow-soft">
              {sections.get(tag)?.map((call) => (
                <CallCard key={`${call.method} ${call.path}`} call={call} />
              ))}
            </div>
          </section>
        ))}
      </ContentsFrame>
    </ReadingPage>
  )
}
