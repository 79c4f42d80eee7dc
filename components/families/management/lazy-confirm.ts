'use client'

import dynamic from 'next/dynamic'

/** The question before something is lost; its code comes when it is first asked. */
export const LazyConfirm = dynamic(
  () => import('@/components/ui/confirm-dialog').then((module) => module.ConfirmDialog),
  { ssr: false },
)
