'use client'

import { useFormatter } from 'next-intl'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Progress } from '@/components/ui/progress'

type FileDropProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  label: string
  accept: string
  name: string
  onFile: (file: File) => void
  /** Receives what opens the browser's own choice. */
  children: (open: () => void) => ReactNode
}

/** Renders a place to choose or drop a file, with `data-over` while one is above it. */
export function FileDrop({ label, accept, name, onFile, children, ...props }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onFile(file)
  }
  return (
    <fieldset
      {...props}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        hidden
        name={name}
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          take(target.files)
          // Allows the same file again.
          target.value = ''
        }}
      />
    </fieldset>
  )
}

/** Renders the share that is sent, from 0 to 1. */
export function UploadProgress({ share, label }: { share: number; label: string }) {
  const format = useFormatter()
  return (
    <div className="flex items-center gap-3">
      <Progress value={Math.round(share * 100)} label={label} className="flex-1" />
      <span aria-hidden className="min-w-12 text-right font-bold text-sm tabular-nums">
        {format.number(share, { style: 'percent' })}
      </span>
    </div>
  )
}
