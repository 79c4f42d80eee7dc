'use client'

import { Copy, Download, Printer } from 'lucide'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

const FILE_NAME = 'brota-recovery-codes.txt'

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useTranslations('secondFactor')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const text = `${codes.join('\n')}\n`

  const copy = async () => {
    try {
      // Browsers have no clipboard on insecure connections.
      await navigator.clipboard.writeText(text)
      void notify('success', t('copied'))
    } catch {
      void notify('error', t('copyFailed'))
    }
  }
  const download = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    link.download = FILE_NAME
    link.click()
    URL.revokeObjectURL(link.href)
  }

  return (
    <div className="mt-5 grid gap-4">
      <div data-print-alone="" className="grid gap-4">
        <div>
          <h3 ref={title} tabIndex={-1} className="text-lg outline-none">
            {t('codesTitle')}
          </h3>
          <p className="mt-1 text-soft">{t('codesText')}</p>
        </div>
        <ul
          aria-label={t('codesLabel')}
          className="grid justify-center gap-x-8 gap-y-1.5 rounded-card bg-muted p-4 sm:grid-cols-[auto_auto]"
        >
          {codes.map((code) => (
            <li key={code}>
              <code className="font-bold">{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        <Button variant="secondary" className="px-3 max-sm:col-span-2" onClick={download}>
          <Icon of={Download} />
          {t('download')}
        </Button>
        <Button variant="secondary" className="px-3" onClick={copy}>
          <Icon of={Copy} />
          {t('copy')}
        </Button>
        <Button variant="secondary" className="px-3" onClick={() => window.print()}>
          <Icon of={Printer} />
          {t('print')}
        </Button>
      </div>
      <Button onClick={onDone}>{t('done')}</Button>
    </div>
  )
}
