import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

type Page = 'dashboard' | 'users' | 'content' | 'analytics' | 'reports' | 'audit' | 'installation'

/** Returns `generateMetadata` of a page that the sidebar lists. */
export function pageMetadata(page: Page) {
  return async (): Promise<Metadata> => {
    const t = await getTranslations('backoffice')
    return { title: `${t(page)} · ${t('title')}` }
  }
}
