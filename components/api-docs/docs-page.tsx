import { getTranslations } from 'next-intl/server'
import { Wordmark } from '@/components/art/wordmark'
import { ClientMessages } from '@/components/shell/client-messages'
import { LanguageSelector } from '@/components/shell/language-selector'
import { LanguageSync } from '@/components/shell/language-sync'
import { buttonVariants } from '@/components/ui/button-variants'
import type { DocumentedCall } from '@/lib/http/documented'
import { Link } from '@/lib/i18n/navigation'
import { CallCard } from './call-card'
import { Sample } from './sample'

type DocsPageProps = {
  userId: string | null
  /** The document's address, and what it says of the API as a whole. */
  document: string
  description: string
  server: string
  sections: Map<string, DocumentedCall[]>
}

/** The API for people to read: the words around it in their language, the calls as the document has them. */
export async function DocsPage({ userId, document, description, server, sections }: DocsPageProps) {
  const [t, common, language] = await Promise.all([
    getTranslations('apiDocs'),
    getTranslations('common'),
    getTranslations('language'),
  ])
  const tags = [...sections.keys()]
  return (
    <div className="mx-auto max-w-4xl px-4 pb-16 sm:px-8">
      <header className="flex items-center justify-between gap-3 py-4">
        <Link href="/" aria-label={t('home')} className="inline-flex min-h-11 items-center">
          <Wordmark name={common('brand')} />
        </Link>
        <ClientMessages namespaces={['language']}>
          <LanguageSelector userId={userId} />
          <LanguageSync changedText={language('changed')} />
        </ClientMessages>
      </header>
      <main className="pt-8 sm:pt-12">
        <h1>{t('title')}</h1>
        <p className="mt-4 text-xl leading-relaxed">{t('intro')}</p>
        <p className="mt-4">
          <a href={document} className={buttonVariants({ variant: 'link' })}>
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
                {line.replaceAll('`', '')}
              </p>
            ))}
        </div>
        <nav aria-label={t('contents')} className="mt-8 flex flex-wrap gap-x-2">
          {tags.map((tag) => (
            <a key={tag} href={`#${tag}`} className={buttonVariants({ variant: 'link' })}>
              {tag}
            </a>
          ))}
        </nav>
        {tags.map((tag) => (
          <section key={tag} id={tag} lang="en" className="mt-10 scroll-mt-6">
            <h2 className="capitalize">{tag}</h2>
            <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
              {sections.get(tag)?.map((call) => (
                <CallCard key={`${call.method} ${call.path}`} call={call} />
              ))}
            </div>
          </section>
        ))}
      </main>
    </div>
  )
}
