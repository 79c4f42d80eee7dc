'use client'

import { ArrowLeft, ArrowRight } from 'lucide'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type StoryProps = {
  count: number
  texts: { label: string; back: string; forward: string; positions: readonly string[] }
  children: ReactNode
}

/** Shows cards, on a phone scrolling sideways. */
export function Story({ count, texts, children }: StoryProps) {
  const list = useRef<HTMLOListElement>(null)
  const [at, setAt] = useState(0)
  const show = (index: number) =>
    list.current?.children[index]?.scrollIntoView({ inline: 'start', block: 'nearest' })
  return (
    <>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a frame that scrolls must take the keyboard's focus */}
      <section
        tabIndex={0}
        aria-label={texts.label}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }) =>
          setAt(Math.round((scrollLeft / Math.max(1, scrollWidth - clientWidth)) * (count - 1)))
        }
        className="-mx-4 snap-x snap-mandatory scroll-px-4 overflow-x-auto scroll-smooth px-4 pb-1 sm:-mx-6 sm:scroll-px-6 sm:px-6 md:mx-0 md:overflow-visible md:px-0 print:m-0 print:overflow-visible print:p-0"
      >
        <ol
          ref={list}
          className="flex gap-4 md:grid md:grid-cols-2 md:gap-5 md:[&>:last-child]:col-span-2 xl:grid-cols-6 xl:[&>*]:col-span-2 xl:[&>:nth-child(n+4)]:col-span-3 print:grid print:grid-cols-2 print:gap-4 print:[&>:last-child]:col-span-2"
        >
          {children}
        </ol>
      </section>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
      <div className="mt-1 flex items-center justify-center gap-4 md:hidden print:hidden">
        <Button
          variant="secondary"
          size="icon"
          aria-label={texts.back}
          aria-disabled={at === 0}
          onClick={() => show(at - 1)}
        >
          <Icon of={ArrowLeft} />
        </Button>
        <p aria-live="polite" className="min-w-16 text-center font-bold text-soft tabular-nums">
          {texts.positions[at]}
        </p>
        <Button
          variant="secondary"
          size="icon"
          aria-label={texts.forward}
          aria-disabled={at === count - 1}
          onClick={() => show(at + 1)}
        >
          <Icon of={ArrowRight} />
        </Button>
      </div>
    </>
  )
}
