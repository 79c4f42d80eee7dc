import { createElement } from 'react'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it, vi } from 'vitest'
import { printedDrawings } from '@/components/challenges/printed-drawings'
import { renderPdf } from '@/lib/platform/pdf/document'
import { TaskGuidePages } from '@/lib/platform/pdf/task-guide'

vi.setConfig({ testTimeout: 60_000 })

async function printTasks(count: number): Promise<string[]> {
  const tasks = Array.from({ length: count }, (_, n) => ({
    title: `Task ${n + 1}`,
    motif: 'water',
    description:
      'Drink a glass of water, and put a jug on the table so that the whole family sees it. '.repeat(2),
    examples: ['With a slice of lemon', 'From the favorite cup', 'As a race of slow sips'],
  }))
  const guide = { title: 'How the tasks go', eyebrow: 'Week of water', ideas: 'Ideas', tasks, footer: '' }
  const pages = createElement(TaskGuidePages, { guide, drawings: printedDrawings })
  const pdf = await renderPdf({ title: guide.title, language: 'en' }, pages)
  const { text } = await extractText(await getDocumentProxy(pdf))
  return text.map((page) => [...page.matchAll(/Task (\d+)/g)].map(([, n]) => n).join())
}

it.each([
  [7, ['1,2,3,4,5,6,7']],
  [9, ['1,2,3,4,5,6', '7,8,9']],
])('a printed guide of %i tasks has no single card on its last page', async (count, pages) => {
  expect(await printTasks(count)).toEqual(pages)
})
