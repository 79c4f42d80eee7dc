import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Disclosure } from '@/components/ui/disclosure'

/** Returns the name of the view timeline of a section, whose link is marked while the section is being read. */
const toTimeline = (id: string) => `--section-${id}`

/** Returns a section's style: it is being read while it is on a line below the top edge. */
export const toTimelineStyle = (id: string) => ({
  viewTimelineName: toTimeline(id),
  viewTimelineInset: '8% 91%',
})

type ContentsFrameProps = {
  label: string
  sections: readonly { id: string; title: string }[]
  linkClass?: string
  /** The sections have view timelines. */
  marksCurrent?: boolean
  intro: ReactNode
  children: ReactNode
}

/** Renders a long page with links to its sections: folded away on phones, in a column on large screens. */
export function ContentsFrame({ label, sections, intro, children, ...look }: ContentsFrameProps) {
  const { linkClass, marksCurrent = false } = look
  const links = sections.map(({ id, title }) => (
    <a
      key={id}
      href={`#${id}`}
      style={marksCurrent ? { animationTimeline: toTimeline(id) } : undefined}
      className={cn(
        buttonVariants({ variant: 'link' }),
        '-mx-1 lg:min-h-9 lg:text-sm lg:no-underline lg:hover:underline',
        marksCurrent && 'lg:mark-current',
        linkClass,
      )}
    >
      {title}
    </a>
  ))
  return (
    <div
      style={marksCurrent ? { timelineScope: sections.map(({ id }) => toTimeline(id)).join() } : undefined}
      className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start lg:gap-x-10"
    >
      <div className="lg:col-start-2">{intro}</div>
      <Disclosure
        summary={label}
        className="mt-6 rounded-card bg-card shadow-soft sm:hidden"
        summaryClassName="min-h-12 px-4 font-bold text-leaf-ink"
      >
        <nav aria-label={label} className="grid justify-items-start px-4 pb-2">
          {links}
        </nav>
      </Disclosure>
      <nav
        aria-label={label}
        className="mt-8 flex flex-wrap gap-x-4 max-sm:hidden lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:-mx-2 lg:mt-0 lg:grid lg:max-h-[calc(100vh-3rem)] lg:justify-items-start lg:overflow-y-auto lg:px-2"
      >
        <p aria-hidden className="mb-1 font-bold max-lg:hidden">
          {label}
        </p>
        {links}
      </nav>
      <div className="lg:col-start-2 lg:row-start-2">{children}</div>
    </div>
  )
}
