'use client'

import { ChevronDown, ChevronUp, type IconNode, Plus, X } from 'lucide'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { FieldError } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'

type RowLimits = { rows: number; letters: number }

export type TextRowsProps = {
  label: string
  value: readonly string[]
  onChange: (rows: string[]) => void
  onBlur?: () => void
  limits: RowLimits
  /** Translated. */
  error?: string | undefined
  words: { row: (n: number) => string; add: string; remove: (n: number) => string }
  /** If the order matters; makes the rows multiline. */
  order?: { up: (n: number) => string; down: (n: number) => string }
  /** First row, focused on an error. */
  ref?: Ref<HTMLElement>
}

export function TextRows(props: TextRowsProps) {
  const { label, value, onChange, onBlur, limits, error, words, order, ref } = props
  const id = useId()
  const { list, rows, full, type, add, remove, move, press, paste } = useTextRows(value, onChange, limits)
  const Control = order ? Textarea : Input
  const wrong = error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-bold text-sm">{label}</legend>
      <ol ref={list} className="grid gap-2">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state and no id
          <li key={index} className="flex items-start gap-1">
            <Control
              {...(index === 0 && { ref: ref as Ref<never>, ...wrong })}
              {...(order && { rows: 1 })}
              value={row}
              maxLength={limits.letters}
              aria-label={words.row(index + 1)}
              enterKeyHint="next"
              onChange={({ target }) => type(index, target.value)}
              onBlur={onBlur}
              onKeyDown={(event) => press(event, index)}
              onPaste={(event) => paste(event, index)}
            />
            {order && rows.length > 1 ? (
              <span className="grid shrink-0 content-start">
                <RowMover
                  icon={ChevronUp}
                  label={order.up(index + 1)}
                  onMove={index > 0 && (() => move(index, -1))}
                />
                <RowMover
                  icon={ChevronDown}
                  label={order.down(index + 1)}
                  onMove={index < rows.length - 1 && (() => move(index, 1))}
                />
              </span>
            ) : null}
            {rows.length > 1 ? (
              <Button
                variant="ghost"
                size="icon"
                aria-label={words.remove(index + 1)}
                onClick={() => remove(index)}
                className="mt-0.5 text-soft"
              >
                <Icon of={X} />
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {error ? <FieldError id={`${id}-error`} error={error} /> : null}
      {full ? null : (
        <Button variant="ghost" size="sm" onClick={() => add(rows.length - 1)} className="-ml-2 w-fit">
          <Icon of={Plus} />
          {words.add}
        </Button>
      )}
    </fieldset>
  )
}

/** Renders an arrow; without a way to move, an invisible one. */
function RowMover({ icon, label, onMove }: { icon: IconNode; label: string; onMove: false | (() => void) }) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={!onMove}
      onClick={onMove || undefined}
      className="grid h-6 w-7 place-items-center rounded-md text-soft hover:bg-leaf-tint hover:text-leaf-ink disabled:invisible"
    >
      <Icon of={icon} className="size-4" />
    </button>
  )
}

/** Returns the actions on rows of text and manages the focus. */
function useTextRows(value: readonly string[], onChange: (rows: string[]) => void, limits: RowLimits) {
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
