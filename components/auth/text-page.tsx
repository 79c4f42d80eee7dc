import {
  BadgeCheck,
  Camera,
  Cookie,
  Database,
  Eye,
  HeartHandshake,
  Image,
  KeyRound,
  RefreshCw,
  Scale,
  Smartphone,
  Sprout,
  Stethoscope,
  UserRound,
} from 'lucide'
import { getTranslations } from 'next-intl/server'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Link } from '@/lib/platform/i18n/navigation'
import { ContentsFrame, toTimelineStyle } from './contents-frame'
import { DiscTitle } from './disc-title'
import { OperatorNotice } from './operator-notice'
import { ReadingPage } from './reading-page'

const PAGES = {
  terms: {
    title: 'title',
    lead: null,
    intro: 'intro',
    sections: ['who', 'yours', 'fair', 'health', 'service', 'change'],
    other: { href: '/privacy', label: 'otherPrivacy' },
  },
  privacy: {
    title: 'privacyTitle',
    lead: { id: 'kids', title: 'kidsTitle' },
    intro: 'privacyIntro',
    sections: ['keep', 'why', 'see', 'photos', 'device', 'providers', 'cookies', 'rights'],
    other: { href: '/terms', label: 'otherTerms' },
  },
} as const

const ICONS = {
  who: UserRound,
  yours: Image,
  fair: HeartHandshake,
  health: Stethoscope,
  service: BadgeCheck,
  change: RefreshCw,
  keep: Database,
  why: Sprout,
  see: Eye,
  photos: Camera,
  device: Smartphone,
  providers: KeyRound,
  cookies: Cookie,
  rights: Scale,
}

type TextPageProps = {
  page: keyof typeof PAGES
  userId: string | null
  lead?: ReactNode
  /** Ends the page with a link to the registration. */
  canRegister?: boolean
  operator: ComponentProps<typeof OperatorNotice>['operator'] | null
}

/** Renders the terms or the privacy notice; line breaks of a text separate its paragraphs. */
export async function TextPage({ page, userId, lead, canRegister = false, operator }: TextPageProps) {
  const [t, login] = await Promise.all([getTranslations('terms'), getTranslations('login')])
  const { title, intro, other, lead: first, ...rest } = PAGES[page]
  const sections = rest.sections.map((id) => ({ id, title: t(`${id}Title`), text: t(`${id}Text`) }))
  return (
    <ReadingPage userId={userId}>
      <ContentsFrame
        label={t('contents')}
        marksCurrent
        sections={first ? [{ id: first.id, title: t(first.title) }, ...sections] : sections}
        intro={
          <>
            <h1>{t(title)}</h1>
            <p className="mt-2 text-soft text-sm">{t('updated')}</p>
            <p className="mt-5 text-xl leading-relaxed">{t(intro)}</p>
          </>
        }
      >
        {lead}
        <div className="mt-10 grid gap-8">
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              className="scroll-mt-6"
              style={toTimelineStyle(section.id)}
            >
              <DiscTitle icon={ICONS[section.id]}>{section.title}</DiscTitle>
              {section.text.split('\n').map((paragraph) => (
                <p key={paragraph} className="mt-3 text-lg leading-relaxed">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
          {operator ? <OperatorNotice operator={operator} /> : null}
        </div>
        {canRegister ? (
          <Link
            href="/subscribe"
            className={buttonVariants({ size: 'lg', className: 'mt-10 max-sm:w-full' })}
          >
            {login('create')}
          </Link>
        ) : null}
        <p className="mt-10 border-line border-t pt-4">
          <Link href={other.href} className={cn(buttonVariants({ variant: 'link' }), '-mx-1')}>
            {t(other.label)}
          </Link>
        </p>
      </ContentsFrame>
    </ReadingPage>
  )
}
