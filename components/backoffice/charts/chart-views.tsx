'use client'

import * as Radix from '@radix-ui/react-tabs'
import { ChartColumn, Table2 } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

type ChartViewsProps = {
  heading: string
  text: string
  label: string
  chartLabel: string
  tableLabel: string
  chart: ReactNode
  table: ReactNode
}

const trigger =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full px-3.5 font-bold text-sm text-soft transition-colors duration-200 hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-leaf-ink data-[state=active]:shadow-sm [&_svg]:size-4'

/** Renders a chart and its figures as a table, both in the HTML. */
export function ChartViews({ heading, text, label, chartLabel, tableLabel, chart, table }: ChartViewsProps) {
  const views = [
    { value: 'chart', icon: ChartColumn, name: chartLabel, content: chart },
    { value: 'table', icon: Table2, name: tableLabel, content: table },
  ]
  return (
    <Radix.Root defaultValue="chart" asChild>
      <section className="min-w-0 rounded-card bg-card p-5 shadow-soft sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="min-w-0 flex-[1_1_9rem]">{heading}</h2>
          <Radix.List aria-label={label} className="flex gap-1 rounded-full bg-muted p-1">
            {views.map(({ value, icon, name }) => (
              <Radix.Trigger key={value} value={value} className={trigger}>
                <Icon of={icon} />
                <span className="max-sm:sr-only">{name}</span>
              </Radix.Trigger>
            ))}
          </Radix.List>
        </div>
        <p className="mt-1 mb-4 text-soft text-sm">{text}</p>
        {views.map(({ value, content }) => (
          <Radix.Content key={value} value={value} forceMount className="data-[state=inactive]:hidden">
            {content}
          </Radix.Content>
        ))}
      </section>
    </Radix.Root>
  )
}
