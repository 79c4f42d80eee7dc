import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { NextIntlClientProvider } from 'next-intl'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Podium } from '@/components/leaderboard/podium'
import { LanguageSelector } from '@/components/shell/language-selector'
import { contentFile } from '@/lib/features/admin/transfer/schema'
import type { getChallengeContract } from '@/lib/features/challenges/contract'
import { challengeSource } from '@/lib/features/challenges/editor/schema'
import type { listTasksContract } from '@/lib/features/tasks/contract'
import type { updateUserContract } from '@/lib/features/users/contract'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { combinedTranslationState, toTextsByLanguage } from '@/lib/platform/i18n/content'
import { languageName } from '@/lib/platform/i18n/language-name'
import { LOCALES, type Locale, localeOfHeader, parseLocale } from '@/lib/platform/i18n/locales'
import { getCatalog } from '@/lib/platform/i18n/messages'
import { resolveLocale, splitLocale } from '@/lib/platform/i18n/resolve'
import { renderMail } from '@/lib/platform/mail/templates'
import { decodeClaims, encodeClaims } from '@/lib/platform/session/token'
import en from '@/messages/en.json'
import { buildChallenge } from '../factories/challenge'
import { buildTask } from '../factories/task'
import { call, fetchRoute } from '../support/api'
import { toPseudo } from '../support/pseudo-locale'
import { member } from '../support/scene'

const ignore = () => undefined
const ROUTER = {
  push: ignore,
  replace: ignore,
  prefetch: ignore,
  refresh: ignore,
  bfcacheId: '',
  back: ignore,
  forward: ignore,
}

const { FRENCH } = vi.hoisted(() => ({ FRENCH: 'fr-CA' as Locale }))

// The entry in the list, and the catalog; everything else is the product.
vi.mock('@/lib/platform/i18n/supported', () => ({ LOCALES: ['en', 'pt-BR', FRENCH], DEFAULT_LOCALE: 'en' }))
vi.mock('@/lib/platform/i18n/messages', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/lib/platform/i18n/messages')>()
  const { createPseudoCatalog } = await import('../support/pseudo-locale')
  const pseudo = createPseudoCatalog()
  return { getCatalog: (locale: Locale) => (locale === FRENCH ? pseudo : original.getCatalog(locale)) }
})

async function frenchMember() {
  const family = await member()
  const body = { firstName: 'Ana', familyName: 'Lima', language: FRENCH }
  const answer = await call<typeof updateUserContract>(`PUT /user/${family.id}`, {
    token: family.token,
    body,
  })
  expect([answer.status, answer.data.language]).toEqual([200, FRENCH])
  return family
}

describe('a third language', () => {
  it('is recognized in tags, headers, paths and subdomains', () => {
    expect([parseLocale('fr'), parseLocale('FR_ca'), parseLocale('pt'), parseLocale('de')]).toEqual([
      FRENCH,
      FRENCH,
      'pt-BR',
      null,
    ])
    expect(localeOfHeader('de, fr-FR;q=0.9, en;q=0.8')).toBe(FRENCH)
    expect(splitLocale('/fr-ca/login')).toEqual({ prefix: 'fr-ca', path: '/login' })
    expect(splitLocale('/fr/login')).toEqual({ prefix: 'fr', path: '/login' })
    expect(resolveLocale({ host: 'fr.brota.example' })).toBe(FRENCH)
  })

  it('is kept in the session token', async () => {
    const [sub, sid] = [crypto.randomUUID(), crypto.randomUUID()]
    const token = await encodeClaims({ sub, sid, admin: false, familyId: null, language: FRENCH }, 60)
    expect((await decodeClaims(token))?.language).toBe(FRENCH)
  })

  it('has its own name and weekday names', () => {
    expect(LOCALES.map(languageName)).toEqual(['English', 'Português (Brasil)', 'Français (Canada)'])
    expect(weekdayName(1, FRENCH)).toBe('lundi')
  })
})

describe('the catalog of a third language', () => {
  const templates = Object.entries(en.mail).flatMap(([name, texts]) =>
    typeof texts === 'string' ? [] : name,
  )

  it('is about a third longer than the English one, with the same values', () => {
    const [pseudo, english] = [JSON.stringify(getCatalog(FRENCH)), JSON.stringify(en)]
    expect(pseudo.length / english.length).toBeGreaterThan(1.15)
    expect(getCatalog(FRENCH).common.back).toBe(toPseudo(en.common.back))
  })

  it.each(templates)('provides the texts of the mail %s', (template) => {
    const link = 'button' in en.mail[template as 'invitation'] && { link: 'https://brota.example/u/1' }
    const values = {
      name: 'Ana',
      adult: 'Ana',
      inviter: 'Ana',
      family: 'Lima',
      task: 'Água',
      left: '3',
      tasks: '3',
      points: '30',
      badges: '1',
      hasNext: 'no',
      next: '',
      ...link,
    }
    const mail = renderMail(template, FRENCH, values)
    expect(mail.html).toContain(`<html lang="${FRENCH}">`)
    for (const part of [mail.subject, mail.text]) expect(part).toMatch(/[áêîõú]/)
  })

  it('provides the texts of components', () => {
    const render = (shown: ReactElement) => {
      const routed = createElement(AppRouterContext.Provider, { value: ROUTER }, shown)
      const around = { locale: FRENCH, messages: getCatalog(FRENCH), timeZone: 'UTC', children: routed }
      return renderToStaticMarkup(createElement(NextIntlClientProvider, around))
    }
    const selector = render(createElement(LanguageSelector, { userId: null }))
    expect(selector).toContain(`aria-label="${toPseudo('Language')}"`)
    expect(selector.match(/<button/g)).toHaveLength(3)
    expect(selector).toMatch(/lang="fr-CA" aria-pressed="true"/)
    const id = crypto.randomUUID()
    const lima = { familyName: 'Lima', adultName: null, avatar: null }
    const first = { rank: 1, familyId: id, ...lima, points: 9, badges: 0 }
    expect(render(createElement(Podium, { entries: [first], familyId: id }))).toContain(
      toPseudo('Your family'),
    )
  })

  it('provides the API messages for the language of the account or header', async () => {
    const message = toPseudo(en.errors.not_found)
    const { token } = await frenchMember()
    const address = `GET /challenges/${crypto.randomUUID()}`
    expect((await call(address, { token })).error.message).toBe(message)
    const headers = { 'accept-language': 'fr' }
    const { error } = await call('GET /user/me', { headers })
    expect(error.message).toBe(toPseudo(en.errors[error.code as 'not_found']))
  })

  it('provides the texts of printables', async () => {
    const { token } = await frenchMember()
    const { challenge } = await buildChallenge({ plan: [{ dayOfWeek: 1, orderInDay: 1 }] })
    const { data } = await call<typeof getChallengeContract>(`GET /challenges/${challenge.id}`, { token })
    expect(data.materials.map(({ name }) => name)).toContain(toPseudo('Weekly chart'))
    const answer = await fetchRoute(`GET /materials/${challenge.id}.pdf`, { token })
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toContain(`/Lang (${FRENCH})`)
  })
})

describe('content in a third language', () => {
  const text = { name: 'Walk', description: 'Walk a bit' }

  it('is shown in that language, with the original text where a translation is missing', async () => {
    const { token } = await frenchMember()
    const { id } = await buildTask({ ...text, translations: { [FRENCH]: { name: 'Marcher' } } })
    const { data } = await call<typeof listTasksContract>('GET /tasks', { token })
    const shown = { name: 'Marcher', description: 'Walk a bit', language: 'en' }
    expect(data.find((task) => task.id === id)).toMatchObject(shown)
  })

  it('is fully translated only when every language is', () => {
    const inPortuguese = { 'pt-BR': { name: 'Andar', description: 'Andar um pouco' } }
    const state = (translations: object) => {
      const { language, texts } = toTextsByLanguage({ language: 'en', translations }, text)
      return combinedTranslationState(language, texts)
    }
    expect(state({})).toBe('missing')
    expect(state(inPortuguese)).toBe('partly')
    expect(state({ ...inPortuguese, [FRENCH]: text })).toBe('whole')
  })

  it('is accepted by editors and imports', () => {
    const words = { title: 'Water', description: '' }
    const { texts } = challengeSource.shape
    expect(texts.safeParse({ en: words, 'pt-BR': words, [FRENCH]: words }).success).toBe(true)
    expect(texts.safeParse({ en: words, 'pt-BR': words }).success).toBe(false)
    const task = {
      id: crypto.randomUUID(),
      language: FRENCH,
      ...text,
      examples: ['Here'],
      translations: { [FRENCH]: { name: 'Marcher' } },
      motif: 'walk',
    }
    const file = { format: 'brota-content', version: 1, tasks: [task], challenges: [], badges: [] }
    expect(contentFile.safeParse(file).error?.issues ?? []).toEqual([])
  })
})
