'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { PictureField } from './picture-field'

/** Renders the picture field; scrolls to it and focuses it when the server rejects the picture. */
export function EditorPicture(props: ComponentProps<typeof PictureField>) {
  const place = useRef<HTMLDivElement>(null)
  const { error } = props
  useEffect(() => {
    if (error) place.current?.querySelector('button')?.focus()
  }, [error])
  return (
    <div ref={place} role={error ? 'alert' : undefined}>
      <PictureField {...props} />
    </div>
  )
}
