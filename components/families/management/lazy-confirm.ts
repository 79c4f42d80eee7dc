'use client'

import { lazily } from '@/components/ui/lazily'

/** The question before something is lost; its code comes when it is first asked. */
export const LazyConfirm = lazily(() =>
  import('@/components/ui/confirm-dialog').then((module) => module.ConfirmDialog),
)
