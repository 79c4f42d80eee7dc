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
  of: string
  onReported?: (report: Reported) => void
  labelled?: boolean
  className?: string
}

/** Opens the report dialog, loaded on the first click. */
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
