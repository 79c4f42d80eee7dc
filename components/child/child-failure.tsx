import { RotateCw } from 'lucide'
import { useTranslations } from 'next-intl'
import { OfflineArt } from '@/components/offline/offline-art'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ReadAloudButton } from './read-aloud-button'

type ChildFailureProps = { text?: string | undefined; onRetry: () => void; onClose?: () => void }

export function ChildFailure({ text, onRetry, onClose }: ChildFailureProps) {
  const t = useTranslations('child')
  const shownText = text || t('offline')
  return (
    <section className="mx-auto grid min-h-dvh max-w-xl content-center justify-items-center gap-6 p-6 text-center">
      <OfflineArt className="w-56" />
      <h1>{t('failed')}</h1>
      <div role="alert" className="flex items-center gap-4 text-left text-xl">
        <ReadAloudButton text={shownText} />
        <p>{shownText}</p>
      </div>
      <Button size="lg" className="min-h-20 w-full text-2xl" onClick={onRetry}>
        <Icon of={RotateCw} className="size-8" />
        {t('again')}
      </Button>
      {onClose ? (
        <Button variant="ghost" size="lg" onClick={onClose}>
          {t('back')}
        </Button>
      ) : null}
    </section>
  )
}
