import { Eye } from 'lucide'
import { getLocale, getTranslations } from 'next-intl/server'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { ChallengePreview } from '@/lib/features/challenges/publishing/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { getCatalog } from '@/lib/platform/i18n/messages'
import { LazyFamilyView, LazyPreviewControls } from './lazy-preview'

export async function PreviewSection({ preview }: { preview: ChallengePreview }) {
  const [t, locale] = await Promise.all([getTranslations('challengeEditor'), getLocale()])
  const { challenge, moment, isActive, isVisible } = preview
  const { challenge: challengeTexts } = getCatalog(moment.language)
  const { today, localTime } = moment
  const momentValues = { weekday: weekdayName(today, locale), date: formatDate(today), time: localTime }
  return (
    <Card as="section" id="preview" aria-labelledby="preview-title" className="scroll-mt-20">
      <h2 id="preview-title" className="text-xl">
        {t('previewTitle')}
      </h2>
      <p className="mt-1 text-soft text-sm">{t('previewText')}</p>
      <LazyPreviewControls moment={moment} />
      <div className="relative border-2 border-sky border-dashed bg-ground p-4 pt-12 max-sm:-mx-5 max-sm:border-x-0 sm:rounded-field sm:p-8 sm:pt-14">
        <Badge tone="sky" size="sm" className="absolute top-4 left-4 sm:left-8">
          <Icon of={Eye} />
          {t('previewMark')}
        </Badge>
        <div className="mb-6 grid gap-2">
          <p role="status" className="font-bold">
            {t('previewMoment', momentValues)}
          </p>
          {isVisible ? null : <Alert>{t('previewHidden', { date: formatDate(challenge.startDate) })}</Alert>}
          {isActive ? null : <Alert tone="warning">{t('previewInactive')}</Alert>}
        </div>
        <LazyFamilyView
          challenge={challenge}
          today={today}
          language={moment.language}
          messages={{ challenge: challengeTexts }}
        />
      </div>
    </Card>
  )
}
