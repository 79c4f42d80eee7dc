import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { buildChallenge } from '../../factories/challenge'
import { buildFamily } from '../../factories/family'
import { signIn } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { fetchRoute } from '../../support/api'

let portuguese: string
let english: string
beforeAll(async () => {
  portuguese = await signIn(await buildUser({ isAdmin: true, language: 'pt-BR', email: 'a@admin.example' }))
  english = await signIn(await buildUser({ isAdmin: true, language: 'en', email: 'b@admin.example' }))
})

async function readText(call: string, token: string): Promise<string> {
  const bytes = await (await fetchRoute(call, { token })).arrayBuffer()
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

describe('the table of accounts', () => {
  beforeAll(async () => {
    const ana = await buildUser({
      firstName: 'Ana; a "primeira"',
      familyName: 'Tabelmann',
      email: 'ana@csv.example',
      lastLoginAt: new Date('2026-03-05T14:07:09Z'),
      createdAt: new Date('2026-01-31T23:59:00Z'),
    })
    await buildFamily({ adult: ana, name: '＝CMD()' })
    await db().user.update({ where: { id: ana.id }, data: { familyName: 'Tabelmann\nfilha, neta' } })
  })
  const read = (token: string) => readText('GET /admin/users/export?search=tabelmann', token)

  it('separates columns by semicolons and writes readable dates for a Portuguese reader', async () => {
    const text = await read(portuguese)
    expect(text).toMatch(/^\ufeffNome;E-mail;Família;Situação;Último acesso;Admin;/)
    expect(text).toContain(
      '\r\n"Ana; a ""primeira"" Tabelmann\nfilha, neta";ana@csv.example;\'＝CMD();Ativa;05/03/2026 14:07;Não;31/01/2026 23:59;',
    )
    expect(text.endsWith('\r\n')).toBe(true)
  })

  it('separates columns by commas for an English reader', async () => {
    expect(await read(english)).toContain(
      ",ana@csv.example,'＝CMD(),Active,05/03/2026 14:07,No,31/01/2026 23:59,",
    )
  })
})

describe('the table of analytics figures', () => {
  beforeAll(async () => {
    await buildChallenge({ title: '＋1+1; "x"' })
    await buildChallenge({ title: '@SUM(A1)' })
  })

  it('has semicolons, the byte order mark and no formula for a Portuguese reader', async () => {
    const text = await readText('GET /admin/analytics/export?range=month&format=csv', portuguese)
    expect(text.startsWith('\ufeff')).toBe(true)
    const rows = text.slice(1).split('\r\n')
    expect(rows.filter((row) => row.includes(',') && !row.includes(';') && !row.startsWith('"'))).toEqual([])
    expect(rows.filter((row) => row.includes(';')).length).toBeGreaterThan(10)
    expect(text).toContain('\r\nSemana de entrada;Famílias;Mesma semana;1 semana depois;2 semanas depois;')
    expect(rows.filter((row) => /^"?[=+@＝＋－＠]/.test(row))).toEqual([])
  })
})
