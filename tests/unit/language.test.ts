import { describe, expect, it } from 'vitest'
import { localize } from '@/lib/platform/i18n/content'
import { localeOfHeader, parseLocale } from '@/lib/platform/i18n/locales'
import { resolveLocale, splitLocale } from '@/lib/platform/i18n/resolve'

describe('the language', () => {
  it.each(['pt', 'pt-BR', 'pt-PT', 'PT_br', 'pt-AO'])('of the tag %s is Brazilian Portuguese', (tag) => {
    expect(parseLocale(tag)).toBe('pt-BR')
  })

  it('of an Accept-Language header follows its quality values', () => {
    expect(localeOfHeader('fr, pt;q=0.8, en;q=0.9')).toBe('en')
    expect(localeOfHeader('pt-PT,en;q=0.5')).toBe('pt-BR')
    expect(localeOfHeader('pt;q=0, en;q=0.1')).toBe('en')
    expect(localeOfHeader('de-DE,fr')).toBeNull()
    expect(localeOfHeader(';;;,,q=x')).toBeNull()
    expect(localeOfHeader(null)).toBeNull()
  })

  it('is the user’s choice first, then that of the cookie', () => {
    const hints = { acceptLanguage: 'pt', path: 'pt-BR', host: 'pt.brota.example' }
    expect(resolveLocale({ ...hints, user: 'en', cookie: 'pt-BR' })).toBe('en')
    expect(resolveLocale({ ...hints, cookie: 'en' })).toBe('en')
  })

  it('is otherwise from the path, the Accept-Language header, the subdomain, or English', () => {
    expect(resolveLocale({ path: 'pt-BR', acceptLanguage: 'en' })).toBe('pt-BR')
    expect(resolveLocale({ acceptLanguage: 'pt-PT', host: 'brota.example' })).toBe('pt-BR')
    expect(resolveLocale({ acceptLanguage: 'fr', host: 'pt.brota.example' })).toBe('pt-BR')
    expect(resolveLocale({ host: 'pt.localhost:3000' })).toBe('pt-BR')
    expect(resolveLocale({ acceptLanguage: 'fr', host: 'brota.example' })).toBe('en')
    expect(resolveLocale({})).toBe('en')
  })

  it('is split off a path only as a whole segment', () => {
    expect(splitLocale('/pt-BR/login')).toEqual({ prefix: 'pt-BR', path: '/login' })
    expect(splitLocale('/pt-BR')).toEqual({ prefix: 'pt-BR', path: '/' })
    expect(splitLocale('/environment-selection')).toEqual({ prefix: null, path: '/environment-selection' })
    expect(splitLocale('/ptolemy')).toEqual({ prefix: null, path: '/ptolemy' })
  })
})

describe('content', () => {
  const base = { name: 'Water', description: 'Drink' }

  it('is in the user’s language for each text that is translated', () => {
    const translations = { 'pt-BR': { name: 'Água', description: '' } }
    expect(localize(base, 'en', translations, 'pt-BR')).toEqual({ name: 'Água', description: 'Drink' })
    expect(localize(base, 'en', translations, 'en')).toEqual(base)
    expect(localize(base, 'en', {}, 'pt-BR')).toEqual(base)
  })
})
