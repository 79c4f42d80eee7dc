import 'server-only'
import { createTranslator } from 'next-intl'
import { getOperator, type Operator } from '@/lib/platform/config/operator'
import type { Locale } from '@/lib/platform/i18n/locales'
import { getCatalog } from '@/lib/platform/i18n/messages'
import { cleanLine, RIGHT_TO_LEFT } from '@/lib/platform/text/clean'
import { breakLinks } from './break-links'

/** Mails of the product; texts are in `mail.<template>`. */
export type MailTemplate =
  | 'verify_email'
  | 'reset_password'
  | 'sign_in_blocked'
  | 'change_email'
  | 'email_changed'
  | 'password_changed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_code_used'
  | 'account_created'
  | 'account_created_provider'
  | 'invitation'
  | 'invitation_account'
  | 'invitation_elsewhere'
  | 'adult_joined'
  | 'reminder'
  | 'digest'
  | 'email_in_use'
  | 'admin_granted'
  | 'first_admin'
  | 'first_admin_sign_in'
  | 'test'

/** Only `link` becomes a button, and `unsubscribe` a link; `oneClick` is for mail programs. */
export type MailValues = Record<string, string>

/** Values that a mail queued by the version before lacks. */
const ADDED: MailValues = { streak: '0' }

type MailTranslator = (key: string, values?: MailValues) => string

export function renderMail(template: string, locale: Locale, stored: MailValues) {
  const values = Object.fromEntries(Object.entries(stored).map(([key, text]) => [key, cleanLine(text)]))
  const t = createTranslator({
    locale,
    messages: getCatalog(locale),
    namespace: 'mail',
  }) as unknown as MailTranslator
  const { link, unsubscribe, oneClick, ...typed } = values
  const safe = Object.fromEntries(Object.entries(typed).map(([key, text]) => [key, breakLinks(text)]))
  const shown = Object.fromEntries(Object.entries(safe).map(([key, text]) => [key, isolate(text)]))
  const { name } = shown
  const parts = {
    greeting: name ? t('greeting', { name }) : t('hello'),
    text: t(`${template}.text`, { ...ADDED, ...shown }),
    button: link ? t(`${template}.button`) : null,
    link: link ?? null,
    footer: t('footer'),
    operator: operatorLines(t, getOperator()),
    stop: unsubscribe ? { text: t(`${template}.stop`), link: unsubscribe } : null,
  }
  return { subject: t(`${template}.subject`, safe), text: plain(parts), html: html(parts, locale), oneClick }
}

/** Right-to-left names must not reorder the sentence. */
const isolate = (text: string) => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text)

type FooterLine = { text: string; contact?: NonNullable<Operator['contact']> }

function operatorLines(t: MailTranslator, operator: Operator | null): FooterLine[] {
  const { name, contact } = operator ?? { name: null, contact: null }
  return [
    ...(name ? [{ text: t('operator', { name: isolate(name) }) }] : []),
    ...(contact ? [{ text: t('contact'), contact }] : []),
  ]
}

type Parts = {
  greeting: string
  text: string
  button: string | null
  link: string | null
  footer: string
  operator: FooterLine[]
  stop: { text: string; link: string } | null
}

function plain({ greeting, text, button, link, footer, operator, stop }: Parts): string {
  const lines = operator.map(({ text, contact }) => (contact ? `${text} ${contact.label}` : text))
  const end = ['-- ', footer, ...lines, ...(stop ? [`${stop.text} ${stop.link}`] : [])].join('\n')
  return [greeting, text, ...(link ? [`${button}:\n${link}`] : []), end].join('\n\n').concat('\n')
}

const FONT = "font-family:Nunito,'Segoe UI',Helvetica,Arial,sans-serif"
const BUTTON =
  'display:inline-block;background:#2f7d4f;color:#ffffff;font-weight:700;text-decoration:none;padding:14px 28px;border-radius:999px'

/** Other mail programs ignore or invert dark colours. */
const DARK = `<meta name="color-scheme" content="light dark">
<style>@media (prefers-color-scheme:dark){.page{background:#14201a!important}.card{background:#1f2d25!important;color:#eef3ea!important}.brand,.quiet a{color:#7fd39a!important}.quiet{color:#aebcb0!important}}</style>`

/** One column and a button render alike everywhere. */
function html({ greeting, text, button, link, footer, operator, stop }: Parts, locale: Locale): string {
  const address = link && escapeHtml(link)
  const action = link
    ? `<p style="margin:28px 0"><a href="${address}" style="${BUTTON}">${escapeHtml(button ?? '')}</a></p>
<p class="quiet" style="margin:0 0 8px;font-size:14px;color:#5d6b60;word-break:break-all">${address}</p>`
    : ''
  const stopLink = stop
    ? [`<a href="${escapeHtml(stop.link)}" style="color:#2f7d4f">${escapeHtml(stop.text)}</a>`]
    : []
  return `<!doctype html>
<html lang="${locale}">
<head><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
${DARK}</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f4f1e6;${FONT};font-size:17px;line-height:1.55;color:#24352a">
<div class="card" style="max-width:520px;margin:0 auto;background:#ffffff;border-radius:24px;padding:32px">
<p class="brand" style="margin:0 0 20px;font-size:24px;font-weight:800;color:#2f7d4f">Brota</p>
<p style="margin:0 0 12px">${escapeHtml(greeting)}</p>
<p style="margin:0">${escapeHtml(text)}</p>
${action}
</div>
<p class="quiet" style="max-width:520px;margin:16px auto 0;font-size:14px;color:#5d6b60;text-align:center">${[escapeHtml(footer), ...operator.map(footerHtml), ...stopLink].join('<br>\n')}</p>
</body>
</html>
`
}

function footerHtml({ text, contact }: FooterLine): string {
  if (!contact) return escapeHtml(text)
  const link = `<a href="${escapeHtml(contact.href)}" style="color:#2f7d4f">${escapeHtml(contact.label)}</a>`
  return `${escapeHtml(text)} ${link}`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
