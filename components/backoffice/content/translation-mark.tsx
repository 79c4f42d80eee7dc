import { Check, Languages } from 'lucide'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { TranslationState } from '@/lib/platform/i18n/content'

export function TranslationMark({ state }: { state: TranslationState }) {
  const t = useTranslations('backoffice.bilingual')
  const whole = state === 'whole'
  const icon = whole ? Check : Languages
  return (
    <Badge size="sm" tone={whole ? 'leaf' : 'sun'}>
      <Icon of={icon} />
      {t(state)}
    </Badge>
  )
}
