'use client'

import { Camera } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { ButtonVariants } from '@/components/ui/button-variants'
import { useCompletionDesk } from './completion-desk'

type CompleteButtonProps = ButtonVariants & { task: { id: string; title: string }; className?: string }

export function CompleteButton({ task, ...look }: CompleteButtonProps) {
  const t = useTranslations('complete')
  const { complete } = useCompletionDesk()
  return (
    <Button {...look} onClick={() => complete({ id: task.id, title: task.title })}>
      <Camera aria-hidden />
      {t('send')}
      <span className="sr-only"> {t('forTask', { task: task.title })}</span>
    </Button>
  )
}
