import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/lib/platform/i18n/locales'
import { breakLinks } from '@/lib/platform/mail/break-links'
import { renderMail } from '@/lib/platform/mail/templates'
import en from '@/messages/en.json'

const LINK = 'https://brota.example/u/7b0e1a04'
const HOSTILE = [
  'www.evil.com',
  'evil.com',
  'Click http://evil.example now',
  'https://evil.example/path?x=1',
  'HTTPS:\\\\evil.example',
  'mailto:thief@evil.com',
  'thief@evil.com',
  '//evil.example',
  '\\\\evil\\share',
  'tel:+5511999990000',
  'www\u200b.evil.com',
  'evil\uff0ecom',
  'evil\u3002com',
  'thief\uff20evil.com',
  'http\uff1a\uff0f\uff0fevil.example',
  '<a href="http://evil.example">Ana</a>',
  '[Ana](http://evil.example)',
]

/** Mail programs turn these into links. */
const LINKABLE =
  /[a-z]+[:\uff1a]\S|[\p{L}\p{N}][\p{Cf}]*[.\uff0e\u3002\uff61\u2024\ufe52][\p{Cf}]*\p{L}|\S[@\uff20\ufe6b]|[@\uff20\ufe6b]\S|[/\\\uff0f]{2}/iu

const templates = Object.entries(en.mail).flatMap(([name, texts]) =>
  typeof texts === 'string' ? [] : [name],
)

function render(template: string, locale: (typeof LOCALES)[number], name: string) {
  const hasButton = 'button' in en.mail[template as 'invitation']
  const values = {
    name,
    adult: name,
    inviter: name,
    family: name,
    task: name,
    left: '3',
    tasks: '3',
    points: '30',
    badges: '1',
    hasNext: 'yes',
    next: name,
    ...(hasButton && { link: LINK }),
  }
  const { subject, text, html } = renderMail(template, locale, values)
  return {
    subject,
    text: text.replaceAll(LINK, ''),
    html,
    words: html.replace(/<style>.*?<\/style>|<[^>]*>/gs, ''),
  }
}

describe.each(templates)('the mail %s', (template) => {
  it.each(HOSTILE)('contains no link from the hostile name %s', (name) => {
    for (const locale of LOCALES) {
      const mail = render(template, locale, name)
      const plain = render(template, locale, 'Ana')
      for (const part of ['subject', 'text'] as const) {
        expect(plain[part]).not.toMatch(LINKABLE)
        expect(mail[part]).not.toMatch(LINKABLE)
      }
      const words = mail.words
        .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
        .replaceAll(LINK, '')
      expect(words).not.toMatch(LINKABLE)
      expect(mail.html.match(/href="[^"]*"/g)).toEqual(plain.html.match(/href="[^"]*"/g))
    }
  })
})

describe('breaking links', () => {
  it.each([
    ['Família Souza', 'Família Souza'],
    ['Maria d’Ávila-Reis', 'Maria d’Ávila-Reis'],
    ['J.R. Souza', 'J. R. Souza'],
    ['Dr. Silva', 'Dr. Silva'],
    ['Ana/Rui', 'Ana / Rui'],
    ['Família 2.0', 'Família 2.0'],
    ['24/7 at 12:30', '24/7 at 12:30'],
    ['Ana...', 'Ana...'],
    ['www.evil.com', 'www. evil. com'],
    ['http://evil.example', 'http: / / evil. example'],
  ])('leaves %s readable', (name, read) => {
    expect(breakLinks(name)).toBe(read)
  })
})
