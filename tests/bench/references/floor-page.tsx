import { getTranslations } from 'next-intl/server'

/** Shows one word in the layout of a family's pages: the cost of framework and layout. */
export default async function FloorPage() {
  const t = await getTranslations('common')
  return <h1>{t('brand')}</h1>
}
