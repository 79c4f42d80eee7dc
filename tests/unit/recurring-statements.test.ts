import { expect, it } from 'vitest'
import { recurring, type Statement } from '../bench/statements'

const asked = (text: string, ...values: string[]): Statement => ({ text, values })

it('keeps what most pieces of a work ask, each with its own values', () => {
  const [first, second, third] = ['1', '2', '3'].map((id) => asked('select from posts where id = $1', id))
  const pieces = [[first], [second], [third]] as Statement[][]
  expect(recurring(pieces)).toEqual(pieces)
  const sometimes = asked('select from badges')
  expect(recurring([[sometimes], [], [sometimes]])).toEqual([[sometimes], [], [sometimes]])
})

it('leaves out what a job asks meanwhile, however often within one piece', () => {
  const [own, job] = [asked('select from posts'), asked('insert into daily_figures')]
  expect(recurring([[own], [own, job, job, job], [own]])).toEqual([[own], [own], [own]])
})
