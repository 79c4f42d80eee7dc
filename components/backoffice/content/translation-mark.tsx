import { Check, Languages } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import type { TranslationState } from '@/lib/i18n/content'

/** Whether a piece of content is there in both languages. */
export async function TranslationMark({ state }: { state: TranslationState }) {
  const t = await getTranslations('backoffice.bilingual')
  const whole = state === 'whole'
  const Icon = whole ? Check : Languages
  return (
    <Badge size="sm" tone={whole ? 'leaf' : 'sun'}>
      <Icon aria-hidden />
      {t(state)}
    </Badge>
  )
}
