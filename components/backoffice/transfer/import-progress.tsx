import { useTranslations } from 'next-intl'
import { Progress } from '@/components/ui/progress'
import { Spinner } from '@/components/ui/spinner'

export function ImportProgress({ task, share }: { task: 'check' | 'import'; share: number }) {
  const t = useTranslations('transfer.importDialog')
  const arrived = share === 1
  const doing = arrived ? t(task === 'check' ? 'checking' : 'importing') : t('uploading')
  return (
    <div className="grid gap-3 py-4">
      <p role="status" className="flex items-center gap-2 font-bold">
        <Spinner className="size-5" />
        {doing}
      </p>
      <div className="flex items-center gap-3">
        <Progress value={share * 100} label={t('uploading')} className="flex-1" />
        <span aria-hidden className="min-w-12 text-right font-bold text-sm tabular-nums">
          {t('working', { share })}
        </span>
      </div>
    </div>
  )
}
