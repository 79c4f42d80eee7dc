import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createSerializer, JSON_NULL } from '@/lib/http/serializer'
import { sharedSchemas } from '@/lib/http/shared-schemas'

const names = z.array(z.object({ name: z.string() })).register(sharedSchemas)
const week = z.object({ names, own: z.object({ done: z.int() }), note: z.string().nullable() })

const decodeText = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const read = (bytes: Uint8Array): unknown => JSON.parse(decodeText(bytes))

it('writes what the schema declares, and nothing else', () => {
  const value = {
    names: [{ name: 'Ana “Lúcia” 🌱', email: 'ana@example.com' }],
    own: { done: 1, secret: 2 },
    note: null,
    more: 3,
  }
  expect(read(createSerializer(week)(value))).toEqual({
    names: [{ name: 'Ana “Lúcia” 🌱' }],
    own: { done: 1 },
    note: null,
  })
  expect(read(createSerializer(z.object({ names }))(value))).toEqual({ names: [{ name: 'Ana “Lúcia” 🌱' }] })
  expect(read(createSerializer(z.array(z.int()))([1, 2]))).toEqual([1, 2])
  expect(decodeText(JSON_NULL)).toBe('null')
})

it('refuses what is not as the schema says, wherever it stands', () => {
  const write = createSerializer(week)
  const right = { names: [{ name: 'Ana' }], own: { done: 1 }, note: '' }
  for (const wrong of [{ names: [{ name: 1 }] }, { names: undefined }, { own: null }, { note: 1 }])
    expect(() => write({ ...right, ...wrong })).toThrow(z.ZodError)
  for (const wrong of [null, undefined, 'week']) expect(() => write(wrong)).toThrow(z.ZodError)
  expect(read(write(right))).toEqual(right)
})

it('looks at what is told alike once, and at everything else each time', () => {
  const look = vi.fn(() => true)
  const shared = z.array(z.string().refine(look)).register(sharedSchemas)
  const write = createSerializer(z.object({ shared, own: z.int() }))
  const sharedNames = ['a', 'b']
  expect(read(write({ shared: sharedNames, own: 1 }))).toEqual({ shared: ['a', 'b'], own: 1 })
  expect(read(write({ shared: sharedNames, own: 2 }))).toEqual({ shared: ['a', 'b'], own: 2 })
  expect(look).toHaveBeenCalledTimes(2)
  expect(read(write({ shared: ['c'], own: 3 }))).toEqual({ shared: ['c'], own: 3 })
  expect(look).toHaveBeenCalledTimes(3)
})
