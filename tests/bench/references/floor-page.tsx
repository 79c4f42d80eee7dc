import { getTranslations } from 'next-intl/server'

/** Shows one word: the cost of framework and layout. */
export default async function FloorPage() {
  const t = await getTranslations('common')
  return <h1>{t('brand')}</h1>
}
