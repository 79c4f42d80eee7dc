'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { PictureField } from './picture-field'

/** The picture of what is edited; when the server refuses it, the eye and the focus go there. */
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
