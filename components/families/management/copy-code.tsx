'use client'

import { Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'

export function CopyCode({ code }: { code: string }) {
  const t = useTranslations('family')
  const copy = async () => {
    try {
      // Without a secure connection browsers have no clipboard to offer.
      await navigator.clipboard.writeText(code)
      await notify('success', t('copied'))
    } catch {
      await notify('error', t('copyFailed'))
    }
  }
  return (
    <Button variant="secondary" onClick={copy}>
      <Copy aria-hidden />
      {t('copy')}
    </Button>
  )
}
