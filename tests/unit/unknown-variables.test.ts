import { expect, it } from 'vitest'
import { listVariableGroups, secrets } from '../../scripts/support/configuration-page'
import { countEdits, listUnknownVariables } from '../../scripts/support/unknown-variables'

const list = (...names: string[]) =>
  listUnknownVariables(Object.fromEntries(names.map((name) => [name, 'secret'])) as never)

it.each([
  ['SMTP_URI', 'SMTP_URL'],
  ['APP_URI', 'APP_URL'],
  ['APPURL', 'APP_URL'],
  ['app_url', 'APP_URL'],
  ['HSOT', 'HOST'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['REGISTRATION_DOMAIN', 'REGISTRATION_DOMAINS'],
  ['ADMIN_MAIL', 'ADMIN_EMAIL'],
  ['RATE_LIMIT_LOGINS', 'RATE_LIMIT_LOGIN'],
  ['GOOGLE_CLIENTID', 'GOOGLE_CLIENT_ID'],
  ['SMTP_URL_FILES', 'SMTP_URL_FILE'],
])('the unknown variable %s gets the suggestion %s', (name, suggestion) => {
  expect(list(name)).toEqual([`${name} is unknown; did you mean ${suggestion}?`])
})

it.each(['RATE_LIMIT_EVERYTHING', 'S3_STORAGE_CLASS', 'SMTP_PASSWORD', 'BROTA_THEME', 'OIDC_SCOPES'])(
  'the unknown variable %s with a known prefix is listed without a suggestion',
  (name) => {
    expect(list(name)).toEqual([`${name} is unknown; docs/configuration.md lists all variables`])
  },
)

it('variables of other programs are ignored', () => {
  const others = 'HOME PATH PWD USER SHELL LANG TERM TZ TMPDIR EDITOR MAIL LOGNAME HOSTNAME CI TEST PORTS_DIR'
  const more =
    'PGHOST PGPORT DATABASE_PASSWORD GOOGLE_APPLICATION_CREDENTIALS NODE_OPTIONS NODE_PATH AWS_REGION'
  expect(list(...others.split(' '), ...more.split(' '))).toEqual([])
})

it('documented variables and empty values are not listed', () => {
  const documented = listVariableGroups().flatMap(({ variables }) => variables.map(({ name }) => name))
  expect(list(...documented)).toEqual([])
  expect(list(...secrets().map((name) => `${name}_FILE`))).toEqual([])
  expect(listUnknownVariables({ SMTP_URI: '' } as never)).toEqual([])
})

it('unknown variables are listed in order, without their values', () => {
  const lines = list('SMTP_URI', 'APP_URI')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('APP_URI')
  expect(lines.join()).not.toContain('secret')
})

it.each([
  ['', 'AB', 2],
  ['ABC', 'ACB', 1],
  ['ABCD', 'BADC', 2],
  ['KITTEN', 'SITTING', 3],
])('the number of edits between "%s" and "%s" is %i', (a, b, edits) => {
  expect([countEdits(a, b), countEdits(b, a)]).toEqual([edits, edits])
})
