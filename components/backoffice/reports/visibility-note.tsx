import { Eye, EyeOff } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { AdminReport } from '@/lib/features/moderation/schema'

/** Renders whether families still see the reported content, where the user would expect it to be hidden. */
export function VisibilityNote({ report: { isHidden, reason } }: { report: AdminReport }) {
  const t = useTranslations('moderation')
  if (!isHidden && reason !== 'child_without_permission') return null
  return (
    <p className="flex items-center gap-1.5 text-soft text-sm">
      <Icon of={isHidden ? EyeOff : Eye} className="size-4" />
      {isHidden ? t('hidden') : t('visible')}
    </p>
  )
}
