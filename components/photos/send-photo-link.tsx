'use client'

import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Link, useRouter } from '@/lib/platform/i18n/navigation'
import { preselectPhoto } from './preselected-photo'

type SendPhotoLinkProps = {
  assignmentId: string
  label: string | undefined
  className: string
  children: ReactNode
}

/** Picks a photo and opens the form. */
export function SendPhotoLink({ assignmentId, label, className, children }: SendPhotoLinkProps) {
  const href = `/challenge/current?complete=${assignmentId}`
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const open = useEffectEvent(() => router.push(href))
  useEffect(() => {
    const files = input.current
    // React listens to `cancel` on dialogs only.
    files?.addEventListener('cancel', open)
    return () => files?.removeEventListener('cancel', open)
  }, [])
  const ask = (event: MouseEvent) => {
    // Without a connection, a full page load would lose the photo.
    if (event.metaKey || event.ctrlKey || event.shiftKey || !navigator.onLine) return
    event.preventDefault()
    input.current?.click()
  }
  return (
    <>
      <Link href={href} aria-label={label} onClick={ask} className={className}>
        {children}
      </Link>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (!file) return
          preselectPhoto(assignmentId, file)
          router.push(href)
        }}
      />
    </>
  )
}
