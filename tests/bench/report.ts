import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import type { weighPages } from '../../scripts/support/size-stage'
import type { BatchMeasure } from './batches/measure'
import { computePercentile, computeRate, type Sample } from './load'
import type { Busy, Measured } from './measure'

type Spread = { middle: number; least: number; most: number }

function spread(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)]
  return { middle: sorted[Math.floor(sorted.length / 2)] ?? 0, least, most }
}

const computeShare = (busy: Busy[]): Spread =>
  spread(busy.map(({ answers, reference }) => computeRate(answers) / computeRate(reference)))

/** Of the median time, from the smallest to the largest data set. */
const GROWTH = 1.5

export function listMisses(measured: Measured[], names: string[]): string[] {
  const [first = '', last = ''] = [names[0], names.at(-1)]
  return measured.flatMap(({ call, alone, busy }) => {
    const misses: string[] = []
    const { middle } = computeShare(busy)
    if (call.target && middle < call.target)
      misses.push(`${call.name}: ${middle.toFixed(2)} of ${call.against}, wanted ${call.target}`)
    const growth = computeGrowth(alone[first] ?? [], alone[last] ?? [])
    if (growth > GROWTH)
      misses.push(`${call.name}: takes ${growth.toFixed(2)} times as long with more families`)
    return misses
  })
}

const computeMedian = (samples: Sample[]): Spread =>
  spread(samples.map((sample) => computePercentile(sample, 50)))

const computeGrowth = (few: Sample[], many: Sample[]): number =>
  spread(
    many.map((sample, look) => computePercentile(sample, 50) / computePercentile(few[look] as Sample, 50)),
  ).middle

export function rateTable(measured: Measured[]): string {
  const rows = measured.map(({ call, busy, limit }) => [
    call.name,
    `${call.atOnce}`,
    ranged(spread(busy.map(({ answers }) => computeRate(answers))), rate),
    ranged(spread(busy.map(({ reference }) => computeRate(reference))), rate),
    call.against,
    ranged(computeShare(busy), (value) => value.toFixed(2)),
    call.target ? `≥ ${call.target}` : '',
    limit.length > 0 ? rate(spread(limit.map(computeRate)).middle) : '',
  ])
  const head = [
    'what',
    'at once',
    'answers/s',
    'reference/s',
    'reference',
    'share',
    'target',
    'plain server/s',
  ]
  return table(head, rows)
}

export function timeTable(measured: Measured[], names: string[]): string {
  const [first = '', last = ''] = [names[0], names.at(-1)]
  const rows = measured.map(({ call, alone, busy }) => [
    call.name,
    ...names.map((name) => ranged(computeMedian(alone[name] ?? []), milliseconds)),
    names.length > 1 ? computeGrowth(alone[first] ?? [], alone[last] ?? []).toFixed(2) : '',
    milliseconds(spread(busy.map(({ answers }) => computePercentile(answers, 50))).middle),
    milliseconds(spread(busy.map(({ answers }) => computePercentile(answers, 99))).middle),
  ])
  const sizes = names.map((name) => `p50 alone, ${name}`)
  return table(['what', ...sizes, 'growth', `p50 busy, ${last}`, `p99 busy, ${last}`], rows)
}

export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, n) => Math.max(3, title.length, ...rows.map((row) => row[n]?.length ?? 0)))
  const line = (cells: string[]) => `| ${cells.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

const rate = (value: number): string => (value < 10 ? value.toFixed(1) : Math.round(value).toString())
const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`

function ranged({ middle, least, most }: Spread, format: (value: number) => string): string {
  return least === most ? format(middle) : `${format(middle)} (${format(least)}–${format(most)})`
}

export function memoryTable(memory: Record<string, number[]>): string {
  const rows = Object.entries(memory).map(([name, samples]) => [
    name,
    ...[samples[0] ?? 0, samples.at(-1) ?? 0, Math.max(...samples)].map((value) => `${Math.round(value)} MB`),
  ])
  return table(['server on', 'at first', 'at last', 'at most'], rows)
}

export function sizeTable({ floor, pages }: Awaited<ReturnType<typeof weighPages>>): string {
  const heaviest = [...pages].sort((a, b) => b.weight - a.weight)
  const rows = heaviest.map(({ address, visitor, weight }) => [
    `\`${address}\``,
    visitor,
    `${(weight - floor).toFixed(1)} KiB`,
  ])
  return `The framework alone: ${floor.toFixed(1)} KiB.\n\n${table(['page', 'as seen by', 'above it'], rows)}`
}

export function batchTable(batches: BatchMeasure[]): string {
  const formatRun = ({ rows, ms }: BatchMeasure['small']) => `${rows}: ${Math.round(ms)} ms`
  const rows = batches.map(({ name, unit, small, large, growth }) => [
    name,
    unit,
    formatRun(small),
    formatRun(large),
    growth.toFixed(2),
  ])
  return table(['what', 'rows', 'fewer', 'more', 'growth'], rows)
}

export function machine({ hasHugePages }: { hasHugePages: boolean }): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const day = new Date().toISOString().slice(0, 10)
  const pages = hasHugePages ? 'large' : 'small'
  const system = `${memory} GiB, the database in ${pages} pages, Node ${process.version}`
  return `${cpus().length} cores (${cpu?.model.trim()}), ${system}, ${day}.`
}

export function writeSections(file: string, sections: Record<string, string>): void {
  let text = readFileSync(file, 'utf8')
  for (const [name, content] of Object.entries(sections)) {
    const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`]
    const [before, rest] = text.split(begin)
    const after = rest?.split(end)[1]
    if (before === undefined || after === undefined) continue
    text = `${before}${begin}\n\n${content.trim()}\n\n${end}${after}`
  }
  writeFileSync(file, text)
}
