import { expect, it } from 'vitest'
import { recurring, type Statement } from '../bench/statements'

const asked = (text: string, ...values: string[]): Statement => ({ text, values })

it('statements that most units of work send are kept, with their values', () => {
  const [first, second, third] = ['1', '2', '3'].map((id) => asked('select from posts where id = $1', id))
  const pieces = [[first], [second], [third]] as Statement[][]
  expect(recurring(pieces)).toEqual(pieces)
  const sometimes = asked('select from badges')
  expect(recurring([[sometimes], [], [sometimes]])).toEqual([[sometimes], [], [sometimes]])
})

it('statements of a background job are left out, however often one unit sends them', () => {
  const [own, job] = [asked('select from posts'), asked('insert into daily_figures')]
  expect(recurring([[own], [own, job, job, job], [own]])).toEqual([[own], [own], [own]])
})
