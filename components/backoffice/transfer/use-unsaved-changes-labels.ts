import { useTranslations } from 'next-intl'

export function useUnsavedChangesLabels() {
  const t = useTranslations('common.unsaved')
  return { title: t('title'), text: t('text'), keep: t('keep'), discard: t('discard') }
}
