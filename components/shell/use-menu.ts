'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Returns the props of a menu button with the keyboard behaviour of the ARIA practices. */
export function useMenu() {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** Index of the item to focus on opening; null for a pointer. */
  const entry = useRef<number | null>(null)

  useEffect(() => {
    if (!open) return
    if (entry.current !== null) listMenuItems(root.current).at(entry.current)?.focus()
    const onPointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [open])

  const close = () => setOpen(false)

  const show = (first: number | null) => {
    entry.current = first
    setOpen(true)
  }

  // Key events bubble from the button and the items.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      close()
      button.current?.focus()
    } else if (event.key === 'Tab') {
      close()
    } else if (!open) {
      const first = { ArrowDown: 0, ArrowUp: -1 }[event.key]
      if (first === undefined) return
      event.preventDefault()
      show(first)
    } else {
      const next = step(listMenuItems(root.current), event.key)
      if (!next) return
      event.preventDefault()
      next.focus()
    }
  })

  useEffect(() => {
    const element = root.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [])

  // A click with detail 0 comes from the keyboard: Enter and Space focus the first item.
  const onButtonClick = (event: { detail: number }) => (open ? close() : show(event.detail === 0 ? 0 : null))

  return { open, close, root, button, onButtonClick }
}

function listMenuItems(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}

function step(items: HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement)
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const letter = key.toLocaleLowerCase()
  const later = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return later.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(letter))
}
