'use client'

import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

export type RowLimits = { rows: number; letters: number }

/** Returns the actions on rows of text and manages the focus. */
export function useTextRows(value: readonly string[], onChange: (rows: string[]) => void, limits: RowLimits) {
  const list = useRef<HTMLOListElement>(null)
  const [next, setNext] = useState<number | null>(null)
  useEffect(() => {
    if (next === null) return
    list.current?.querySelectorAll<HTMLElement>('input, textarea')[next]?.focus()
    setNext(null)
  }, [next])

  const rows = value.length > 0 ? [...value] : ['']
  const full = rows.length >= limits.rows
  const put = (changed: string[], focus: number) => {
    const kept = changed.slice(0, limits.rows)
    onChange(kept)
    setNext(Math.min(Math.max(focus, 0), kept.length - 1))
  }
  const type = (index: number, text: string) => onChange(replaceRows(rows, index, 1, text))
  const add = (after: number) => {
    if (!full) put(replaceRows(rows, after + 1, 0, ''), after + 1)
  }
  const remove = (index: number) => put(replaceRows(rows, index, 1), index - 1)
  const move = (index: number, by: 1 | -1) =>
    put(replaceRows(replaceRows(rows, index, 1), index + by, 0, rows[index] ?? ''), index + by)

  /** Enter adds a row, Backspace in an empty one removes it. */
  const press = (event: KeyboardEvent, index: number) => {
    if (event.nativeEvent.isComposing || event.shiftKey) return
    const blank = rows[index]?.trim() === ''
    if (event.key === 'Enter') {
      event.preventDefault()
      if (!blank) add(index)
    } else if (event.key === 'Backspace' && blank && rows.length > 1) {
      event.preventDefault()
      remove(index)
    }
  }

  const paste = (event: ClipboardEvent, index: number) => {
    const [first = '', ...rest] = splitLines(event.clipboardData.getData('text'))
    if (rest.length === 0) return
    event.preventDefault()
    const lines = [`${rows[index] ?? ''}${first}`, ...rest].map((line) => line.slice(0, limits.letters))
    put(replaceRows(rows, index, 1, ...lines), index + rest.length)
  }

  return { list, rows, full, type, add, remove, move, press, paste }
}

/** `toSpliced` is too new for the oldest supported browsers. */
function replaceRows(rows: readonly string[], start: number, count: number, ...added: string[]): string[] {
  const changed = [...rows]
  changed.splice(start, count, ...added)
  return changed
}

function splitLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}
