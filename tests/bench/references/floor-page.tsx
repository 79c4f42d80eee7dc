import { getTranslations } from 'next-intl/server'

/** A page that says one word in the frame of a family's pages: what the framework and that frame alone take. */
export default async function FloorPage() {
  const t = await getTranslations('common')
  return <h1>{t('brand')}</h1>
}
