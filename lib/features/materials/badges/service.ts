import 'server-only'
import { createTranslator } from 'next-intl'
import type { BadgeView } from '@/lib/features/badges/schema'
import { listBadges } from '@/lib/features/badges/service'
import { parsePhotoId } from '@/lib/features/photos/rules'
import { readPhotoBytes } from '@/lib/features/photos/service'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Bytes } from '@/lib/platform/http/endpoint'
import type { Locale } from '@/lib/platform/i18n/locales'
import { getCatalog } from '@/lib/platform/i18n/messages'
import { drawingPng, picturePng } from '@/lib/platform/images/png'
import type { ColoringPage } from '@/lib/platform/pdf/coloring'
import type { Drawings } from '@/lib/platform/pdf/drawings'
import type { Printer } from '@/lib/platform/pdf/printer'
import type { Actor } from '@/lib/platform/session/actor'
import { badgePart, fileName } from '../rules'

const GROUND = { color: 'var(--sun-tint)', outline: 'var(--card)' }

/**
 * Returns a badge as a picture or coloring page, by default our drawing.
 * @throws AppError not_found
 */
export async function readBadgeMaterial(
  actor: Actor,
  file: string,
  { print, drawings }: { print: Printer; drawings: Drawings },
): Promise<Bytes> {
  const { id, coloring, pdf } = badgePart(file)
  const badge = (await listBadges(actor, [])).find((one) => one.id === id)
  if (!badge) throw new AppError('not_found')
  const body = pdf
    ? await coloringPdf(badge, actor.locale, print)
    : await (coloring ? outlinePng(badge, drawings) : colorPng(badge, drawings))
  return toFileResponse(body, fileName(badge.name, pdf ? '.pdf' : '.png'))
}

/** Builds a private response that caches must revalidate. */
export function toFileResponse(body: Uint8Array<ArrayBuffer>, name: string): Bytes {
  const headers = {
    'content-type': name.endsWith('.pdf') ? 'application/pdf' : 'image/png',
    'content-disposition': `inline; filename="${name}"`,
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  }
  return { body, headers, status: 200 }
}

/** Builds a coloring page; `week` selects a monthly badge's petal. */
export async function buildColoringPage(
  badge: BadgeView,
  locale: Locale,
  week?: number,
): Promise<ColoringPage> {
  const t = createTranslator({ locale, messages: getCatalog(locale), namespace: 'materials' })
  const petal = badge.kind === 'monthly' && week !== undefined
  const words = {
    title: badge.name,
    text: petal ? t('petalText', { week }) : badge.description,
    name: t('name'),
    footer: t('page', { page: '{page}', pages: '{pages}' }),
  }
  const picture = await loadPictureAsPng(badge.hasColoringImage ? badge.coloringImage : null)
  if (picture) return { ...words, picture }
  return petal ? { ...words, petal: week } : { ...words, badge: { kind: badge.kind, motif: badge.motif } }
}

async function coloringPdf(badge: BadgeView, locale: Locale, print: Printer) {
  const page = await buildColoringPage(badge, locale)
  return print({ title: badge.name, language: locale }, [{ kind: 'page', page }])
}

async function colorPng(badge: BadgeView, drawings: Drawings) {
  const picture = await loadPictureAsPng(badge.hasImage ? badge.image : null)
  return picture ?? drawingPng(drawings.badge(badge), GROUND.color)
}

async function outlinePng(badge: BadgeView, drawings: Drawings) {
  const picture = await loadPictureAsPng(badge.hasColoringImage ? badge.coloringImage : null)
  return picture ?? drawingPng(drawings.badgeOutline(badge), GROUND.outline)
}

/** Returns an uploaded picture as a PNG. */
export async function loadPictureAsPng(url: string | null): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = url && (await readPhotoBytes(parsePhotoId(url)))
  return bytes ? picturePng(bytes) : null
}
