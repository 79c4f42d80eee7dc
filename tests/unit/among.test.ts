import { expect, it } from 'vitest'
import { Prisma } from '@/lib/platform/db/generated/client'
import { inList } from '@/lib/platform/db/query'

const textFor = (...ids: string[]) => inList(Prisma.sql`family_id`, ids).text

it('inList builds one statement per length up to eight ids, and one for all longer lists', () => {
  expect(textFor('a')).toBe('family_id in ($1::uuid)')
  expect(textFor('a', 'b', 'c')).toBe('family_id in ($1::uuid,$2::uuid,$3::uuid)')
  expect(textFor('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')).toContain('$8::uuid')
  expect(textFor('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i')).toBe('family_id = any($1::uuid[])')
  expect(textFor()).toBe('family_id = any($1::uuid[])')
})

it('inList casts text values to text instead of uuid', () => {
  expect(inList(Prisma.sql`email`, ['a', 'b'], 'text').text).toBe('email in ($1::text,$2::text)')
  expect(inList(Prisma.sql`email`, [], 'text').text).toBe('email = any($1::text[])')
})
