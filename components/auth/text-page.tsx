import { getTranslations } from 'next-intl/server'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Link } from '@/lib/platform/i18n/navigation'
import { ContentsNav } from './contents-nav'
import { OperatorNotice } from './operator-notice'
import { ReadingPage } from './reading-page'

const PAGES = {
  terms: {
    title: 'title',
    intro: 'intro',
    sections: ['who', 'yours', 'fair', 'health', 'service', 'change'],
    other: { href: '/privacy', label: 'otherPrivacy' },
  },
  privacy: {
    title: 'privacyTitle',
    intro: 'privacyIntro',
    sections: ['keep', 'why', 'see', 'photos', 'device', 'providers', 'cookies', 'rights'],
    other: { href: '/terms', label: 'otherTerms' },
  },
} as const

type TextPageProps = {
  page: keyof typeof PAGES
  userId: string | null
  lead?: ReactNode
  operator: ComponentProps<typeof OperatorNotice>['operator'] | null
}

/** Renders the terms or the privacy notice; line breaks of a text separate its paragraphs. */
export async function TextPage({ page, userId, lead, operator }: TextPageProps) {
  const t = await getTranslations('terms')
  const { title, intro, other, ...rest } = PAGES[page]
  const sections = rest.sections.map((id) => ({ id, title: t(`${id}Title`), text: t(`${id}Text`) }))
  return (
    <ReadingPage userId={userId}>
      <h1>{t(title)}</h1>
      <p className="mt-2 text-soft text-sm">{t('updated')}</p>
      <p className="mt-5 text-xl leading-relaxed">{t(intro)}</p>
      <ContentsNav label={t('contents')} sections={sections} />
      {lead}
      <div className="mt-10 grid gap-8">
        {sections.map((section) => (
          <section key={section.id} id={section.id} className="scroll-mt-6">
            <h2>{section.title}</h2>
            {section.text.split('\n').map((paragraph) => (
              <p key={paragraph} className="mt-3 text-lg leading-relaxed">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        {operator ? <OperatorNotice operator={operator} /> : null}
      </div>
      <p className="mt-10 border-line border-t pt-4">
        <Link href={other.href} className={cn(buttonVariants({ variant: 'link' }), '-mx-1')}>
          {t(other.label)}
        </Link>
      </p>
    </ReadingPage>
  )
}
