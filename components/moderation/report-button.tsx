'use client'

import { Flag } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ButtonVariants } from '@/components/ui/button-variants'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import type { Reported, Subject } from './report-dialog'

const ReportDialog = lazyClient(() => import('./report-dialog').then((module) => module.ReportDialog))

type ReportButtonProps = ButtonVariants & {
  subject: Subject
  /** Whose it is, for those who hear the button without seeing what it stands at. */
  of: string
  /** After a report that went through. */
  onReported?: (report: Reported) => void
  /** With the word beside the flag. */
  labelled?: boolean
  className?: string
}

/** A button that opens the dialog in which something is reported; its code comes with the first press. */
export function ReportButton({ subject, of, onReported, labelled, className, ...look }: ReportButtonProps) {
  const t = useTranslations('report')
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        {...look}
        aria-haspopup="dialog"
        aria-label={t('named', { kind: subject.kind, name: of })}
        onClick={() => setOpen(true)}
        className={className}
      >
        <Icon of={Flag} />
        {labelled ? t('report') : null}
      </Button>
      {open === null ? null : (
        <ReportDialog
          open={open}
          subject={subject}
          onClose={() => setOpen(false)}
          onReported={(report) => {
            setOpen(false)
            onReported?.(report)
          }}
        />
      )}
    </>
  )
}
