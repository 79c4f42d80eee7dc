import type { MetadataRoute } from 'next'
import type { Locale } from '@/lib/platform/i18n/locales'

type ManifestTexts = { name: string; description: string; task: string; feed: string }

const GROUND = '#fdfaf0'

export function appManifest(lang: Locale, texts: ManifestTexts): MetadataRoute.Manifest {
  return {
    // Without it, each language would be another app.
    id: '/',
    lang,
    dir: 'ltr',
    name: texts.name,
    short_name: texts.name,
    description: texts.description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: GROUND,
    background_color: GROUND,
    categories: ['health', 'kids', 'lifestyle'],
    share_target: {
      action: '/share-photo',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'photo', accept: ['image/*'] }] },
    },
    icons: [192, 512].flatMap((side) => [icon('icon', side, 'any'), icon('maskable', side, 'maskable')]),
    shortcuts: [
      { name: texts.task, url: '/challenge/current', icons: [icon('icon', 192, 'any')] },
      { name: texts.feed, url: '/activity-feed', icons: [icon('icon', 192, 'any')] },
    ],
  }
}

function icon(name: 'icon' | 'maskable', side: number, purpose: 'any' | 'maskable') {
  return { src: `/icons/${name}-${side}.png`, sizes: `${side}x${side}`, type: 'image/png', purpose }
}
