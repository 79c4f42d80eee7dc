import { getTranslations } from 'next-intl/server'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Link } from '@/lib/platform/i18n/navigation'
import { ContentsNav } from './contents-nav'
import { OperatorNotice } from './operator-notice'
import { ReadingPage } from './reading-page'

type TextPageProps = {
  userId: string | null
  title: string
  intro: string
  lead?: ReactNode
  /** Line breaks separate paragraphs. */
  sections: readonly { id: string; title: string; text: string }[]
  hasContents?: boolean
  operator: ComponentProps<typeof OperatorNotice>['operator'] | null
  other: { href: string; label: string }
}

export async function TextPage({ userId, title, intro, lead, operator, other, ...rest }: TextPageProps) {
  const { sections, hasContents = false } = rest
  const t = await getTranslations('terms')
  return (
    <ReadingPage userId={userId}>
      <h1>{title}</h1>
      <p className="mt-2 text-soft text-sm">{t('updated')}</p>
      <p className="mt-5 text-xl leading-relaxed">{intro}</p>
      {hasContents ? <ContentsNav label={t('contents')} sections={sections} /> : null}
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
          {other.label}
        </Link>
      </p>
    </ReadingPage>
  )
}
