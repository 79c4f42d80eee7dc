import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { motifs } from '@/components/art/motifs'
import { printedDrawings } from '@/components/challenges/printed-drawings'
import { PALETTE, toHex } from '@/lib/platform/images/color'
import { type Shape, toSvgShape } from '@/lib/platform/images/shapes'
import { planSheets } from '@/lib/platform/pdf/chart-plan'
import { loadFonts, printable } from '@/lib/platform/pdf/fonts'
import { measureTextWidth, wrapText } from '@/lib/platform/pdf/measure'

describe('the colors on paper', () => {
  const light = readFileSync('app/globals.css', 'utf8').match(/^:root \{[^}]+\}/m)?.[0] ?? ''

  it('are those of the light theme on screen', () => {
    const onScreen = Object.keys(PALETTE).map((name) => [
      name,
      light.match(new RegExp(`${name}: ([^;]+);`))?.[1],
    ])
    expect(Object.fromEntries(onScreen)).toEqual(PALETTE)
  })

  it.each([
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(0 0 0)', '#000000'],
    ['oklch(0.628 0.2577 29.23)', '#ff0000'],
    ['var(--nowhere, oklch(1 0 0))', '#ffffff'],
    ['color-mix(in oklab, oklch(1 0 0), oklch(0 0 0) 100%)', '#000000'],
    ['color-mix(in oklab, oklch(1 0 0) 100%, oklch(0 0 0))', '#ffffff'],
    ['color-mix(in oklab, oklch(1 0 0), oklch(0 0 0))', '#636363'],
  ])('convert %s to a hex value', (color, hex) => {
    expect(toHex(color)).toBe(hex)
  })

  it('reject a value that is not a color', () => {
    expect(() => toHex('var(--nowhere)')).toThrow(RangeError)
    expect(() => toHex('green')).toThrow(RangeError)
  })
})

describe('a drawing on paper', () => {
  const values = ({ attributes, children }: Shape): string[] => [
    ...Object.values(attributes).map(String),
    ...children.flatMap(values),
  ]
  const kinds = ['weekly', 'special', 'monthly'] as const
  const { badge, badgeOutline, petalOutline, motif, plantOutline, plant, weekOutline } = printedDrawings
  const all = [
    ...motifs.flatMap((name) => [
      motif(name),
      ...kinds.flatMap((kind) => [badge({ kind, motif: name }), badgeOutline({ kind, motif: name })]),
    ]),
    ...[1, 2, 3, 4].map(petalOutline),
    ...[0, 1, 2, 3, 4, 5, 6].map(plantOutline),
    plant,
    weekOutline.art,
  ]

  it('uses no value from a style sheet', () => {
    const asking = all
      .flatMap((drawing) => values(toSvgShape(drawing)))
      .filter((value) => /var\(|color-mix|current/.test(value))
    expect(asking).toEqual([])
  })

  it('has a view box', () => {
    for (const drawing of all) expect(toSvgShape(drawing).attributes.viewBox).toMatch(/^-?\d+( -?\d+){3}$/)
  })

  it('has a place for the label of every day', () => {
    expect(weekOutline.words).toHaveLength(7)
  })
})

describe('printed text', () => {
  it.each([
    ['Zoë, Łucja, Ирина, Nguyễn, नीना', 'Zoë, Łucja, Ирина, Nguyễn, नीना'],
    ['Bia 🌱 Souza', 'Bia 🌱 Souza'],
    ['Ζωή', 'Ζωη\u0301'],
    ['⅓ xícara, 1⅔ xícara e 2 ⅜', '1/3 xícara, 1 2/3 xícara e 2 3/8'],
    ['1⁄4 de limão', '1⁄4 de limão'],
    ['H₂O a 180 ℃', 'H2O a 180 °C'],
    ['10⁵', '10^5'],
    ['≠ e ≥', '≠ e ≥'],
    ['ﬁnalize', 'finalize'],
    ['👍🏽 ❤️', '👍🏽 ❤'],
    ['sal 小 gosto', ''],
    ['李小龍', ''],
    ['e\u0301', 'é'],
    ['two\nlines', 'two\nlines'],
  ])('keeps the characters of %s that the fonts contain', async (text, kept) => {
    await loadFonts()
    expect(printable(text)).toBe(kept)
  })

  it('fits the width of its lines, and is cut at the maximum number of lines', async () => {
    await loadFonts()
    const text = 'Two whole minutes of brushing, and Donaudampfschifffahrtsgesellschaft'
    const lines = wrapText(text, 10, 80)
    for (const line of lines) expect(measureTextWidth(line, 10)).toBeLessThanOrEqual(80)
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    const few = wrapText(text, 10, 80, 2)
    expect(few).toHaveLength(2)
    expect(few[1]).toMatch(/…$/)
    expect(wrapText('', 10, 80)).toEqual([''])
  })
})

describe('the sheets of a chart', () => {
  const days = (...counts: number[]) =>
    counts.map((count, day) => ({
      name: `Day ${day}`,
      date: `0${day}/11`,
      free: count === 0,
      tasks: Array.from({ length: count }, (_, task) => ({
        id: `${day}.${task}`,
        title: `A glass of water ${task}`,
        motif: 'water',
      })),
    }))
  const kids = (count: number) => Array.from({ length: count }, (_, kid) => `Kid ${kid}`)
  const titles = (sheets: ReturnType<typeof planSheets>, day: number) =>
    sheets.flatMap((sheet) => sheet.days[day]?.tasks.map(({ id }) => id) ?? [])

  it('are one for a usual week, drawn larger when there is less content', async () => {
    await loadFonts()
    const listScales = (sheets: ReturnType<typeof planSheets>) => sheets.map(({ size }) => size.scale)
    const [light = 0] = listScales(planSheets(days(1, 1, 1, 1, 1, 1, 1), kids(1)))
    const full = listScales(planSheets(days(4, 4, 4, 4, 4, 4, 4), kids(6)))
    expect(full).toHaveLength(1)
    expect(light).toBeGreaterThan(full[0] ?? 1)
    expect(planSheets(days(1, 1, 1, 1, 1, 1, 1), kids(1))[0]?.planted).toBe(true)
  })

  it('contain every task and every kid once, in their order', async () => {
    await loadFonts()
    const week = days(23, 1, 0, 5, 1, 1, 1)
    const sheets = planSheets(week, kids(13))
    const groups = [...new Set(sheets.map((sheet) => sheet.kids.join()))]
    expect(groups.join()).toBe(kids(13).join())
    for (const group of groups) {
      const own = sheets.filter((sheet) => sheet.kids.join() === group)
      for (const day of [0, 1, 2, 3]) expect(titles(own, day)).toEqual(week[day]?.tasks.map(({ id }) => id))
    }
  })
})
