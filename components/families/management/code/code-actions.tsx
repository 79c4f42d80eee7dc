'use client'

import { Copy, Share2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

const TIGHT =
  'flex-auto @max-[22rem]:gap-1.5 @max-[22rem]:px-2 px-3 @max-[22rem]:text-sm @md:flex-none @md:px-4 @max-[22rem]:[&_svg]:size-4'

export function CodeActions({ name, code }: { name: string; code: string }) {
  const t = useTranslations('family')

  const copy = async (text: string, done: string, failed: string) => {
    try {
      // Browsers have no clipboard on insecure connections.
      await navigator.clipboard.writeText(text)
      await notify('success', done)
    } catch {
      await notify('error', failed)
    }
  }
  const share = async () => {
    const text = t('shareText', { family: name, code, link: window.location.origin })
    if (!('share' in navigator)) return copy(text, t('shareCopied'), t('shareFailed'))
    try {
      await navigator.share({ text })
    } catch (error) {
      const dismissed = error instanceof DOMException && error.name === 'AbortError'
      if (!dismissed) await notify('error', t('shareFailed'))
    }
  }

  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="secondary" className={TIGHT} onClick={() => copy(code, t('copied'), t('copyFailed'))}>
        <Icon of={Copy} />
        {t('copy')}
      </Button>
      <Button variant="secondary" className={TIGHT} onClick={share}>
        <Icon of={Share2} />
        {t('share')}
      </Button>
    </div>
  )
}
