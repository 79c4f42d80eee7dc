import { useTranslations } from 'next-intl'

/** What a dialog asks before something entered in it is lost. */
export function useUnsavedChangesLabels() {
  const t = useTranslations('common.unsaved')
  return { title: t('title'), text: t('text'), keep: t('keep'), discard: t('discard') }
}
