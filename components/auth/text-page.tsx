import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Wordmark } from '@/components/art/wordmark'
import { ClientMessages } from '@/components/shell/client-messages'
import { LanguageSelector } from '@/components/shell/language-selector'
import { LanguageSync } from '@/components/shell/language-sync'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Link } from '@/lib/i18n/navigation'

type TextPageProps = {
  userId: string | null
  title: string
  intro: string
  /** Stands before the sections, such as a part for somebody special. */
  lead?: ReactNode
  sections: readonly { title: string; text: string }[]
  other: { href: string; label: string }
}

/** A text to read in peace: one column of the width of a book's page. */
export async function TextPage({ userId, title, intro, lead, sections, other }: TextPageProps) {
  const [t, common, language] = await Promise.all([
    getTranslations('terms'),
    getTranslations('common'),
    getTranslations('language'),
  ])
  return (
    <div className="mx-auto max-w-3xl px-4 pb-16 sm:px-8">
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
        <h1>{title}</h1>
        <p className="mt-2 text-soft text-sm">{t('updated')}</p>
        <p className="mt-5 text-xl leading-relaxed">{intro}</p>
        {lead}
        <div className="mt-10 grid gap-8">
          {sections.map((section) => (
            <section key={section.title}>
              <h2>{section.title}</h2>
              <p className="mt-2 text-lg leading-relaxed">{section.text}</p>
            </section>
          ))}
        </div>
        <p className="mt-10 border-line border-t pt-4">
          <Link href={other.href} className={cn(buttonVariants({ variant: 'link' }))}>
            {other.label}
          </Link>
        </p>
      </main>
    </div>
  )
}
