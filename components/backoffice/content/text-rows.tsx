'use client'

import { ChevronDown, ChevronUp, Plus, X } from 'lucide'
import { type Ref, useId } from 'react'
import { FieldError } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { type RowLimits, useTextRows } from './use-text-rows'

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

export function TextRows({
  label,
  value,
  onChange,
  onBlur,
  limits,
  error,
  words,
  order,
  ref,
}: TextRowsProps) {
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
              <RowMovers
                {...(index > 0 && { up: { label: order.up(index + 1), run: () => move(index, -1) } })}
                {...(index < rows.length - 1 && {
                  down: { label: order.down(index + 1), run: () => move(index, 1) },
                })}
              />
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

type Way = { label: string; run: () => void }

function RowMovers({ up, down }: { up?: Way; down?: Way }) {
  return (
    <span className="grid shrink-0 content-start">
      {[up, down].map((way, index) => {
        const icon = index === 0 ? ChevronUp : ChevronDown
        return (
          <button
            key={index === 0 ? 'up' : 'down'}
            type="button"
            aria-label={way?.label}
            aria-hidden={way ? undefined : true}
            disabled={!way}
            onClick={way?.run}
            className="grid h-6 w-7 place-items-center rounded-md text-soft hover:bg-leaf-tint hover:text-leaf-ink disabled:invisible"
          >
            <Icon of={icon} className="size-4" />
          </button>
        )
      })}
    </span>
  )
}
