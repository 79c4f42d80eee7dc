import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { SharedCard } from '@/components/feed/shared-card'
import { StandalonePage } from '@/components/shell/standalone-page'
import { readCard } from '@/lib/features/feed/shares/service'
import { DEFAULT_LOCALE, parseLocale } from '@/lib/platform/i18n/locales'
import { requireAccess } from '@/lib/platform/session/require-access'

/** Does not reveal who shared the link. */
const PICTURE = { url: '/card.png', width: 1200, height: 630, type: 'image/png' }

type Props = { params: Promise<{ locale: string; token: string }> }

const find = cache(async (token: string, locale: string) =>
  readCard(token, parseLocale(locale) ?? DEFAULT_LOCALE),
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { token, locale } = await params
  const [card, t, common] = await Promise.all([
    find(token, locale),
    getTranslations('sharedCard'),
    getTranslations('common'),
  ])
  // Shared links are private: search engines must not index them.
  const hidden = { robots: { index: false, follow: false }, referrer: 'no-referrer' } as const
  if (!card) return hidden
  const title = card.taskTitle
  const by = t('by', { family: card.familyName })
  const description = card.badge ? t('withBadge', { by, badge: card.badge.name }) : by
  const images = [{ ...PICTURE, alt: common('tagline') }]
  const openGraph = { type: 'article', siteName: common('brand'), title, description, images } as const
  return { ...hidden, title, description, openGraph, twitter: { card: 'summary_large_image' } }
}

export default async function SharedCardPage({ params }: Props) {
  const { token, locale } = await params
  const actor = await requireAccess('/s')
  const card = await find(token, locale)
  if (!card) notFound()
  return (
    <StandalonePage userId={actor?.userId ?? null}>
      <SharedCard card={card} signedIn={actor !== null} />
    </StandalonePage>
  )
}
