import { describe, expect, test } from 'vitest'
import en from '@/messages/en.json' with { type: 'json' }
import ptBR from '@/messages/pt-BR.json' with { type: 'json' }

const PROMISED = {
  en: [
    'Failed to log in. Please check your credentials.',
    'Authentication failed',
    'Registration failed',
    'Login failed: API response indicates failure.',
    'Social login failed: API response indicates failure.',
    'Failed to fetch user info from Google',
    'User not found or an error occurred.',
    'Please enter a family name',
    'Please enter a join code',
    'Failed to create family',
    'Failed to join family',
    'Failed to follow user',
    'Failed to unfollow user',
    'Error uploading photo',
    'Task completed successfully!',
    'Sharing link generated!',
    'Badge downloaded successfully!',
    'N/A',
    'Title is required',
    'Start date is required',
    'End date is required',
    'End date must be after start date',
    'Start date must be in the future',
    'Challenge must be exactly 7 days (one week)',
    'Task name is required',
    'Task description is required',
    'At least one example is required',
  ],
  'pt-BR': [
    'Foto enviada com sucesso!',
    'Configurações de privacidade atualizadas!',
    'Comentário adicionado!',
    'Data inválida',
    'Erro ao atualizar seguidor',
  ],
}

const KEYS = [
  'login_error_credentials',
  'login_error_google_failed',
  'login_error_google_unexpected',
  'family_setup_error_empty_family_name',
  'family_setup_error_empty_join_code',
  'family_setup_error_failed_to_create_family',
  'family_setup_error_generic_create_family',
  'family_setup_error_failed_to_join_family',
  'family_setup_error_generic_join_family',
]

function listTexts(catalog: object): string[] {
  return Object.values(catalog).flatMap((value) => (typeof value === 'string' ? [value] : listTexts(value)))
}

describe.each([
  ['en', en, PROMISED.en],
  ['pt-BR', ptBR, PROMISED['pt-BR']],
] as const)('the catalog %s', (_, catalog, promised) => {
  test.each(promised)('contains the text "%s"', (text) => {
    expect(listTexts(catalog)).toContain(text)
  })

  test.each(KEYS)('has a text for the error %s', (key) => {
    expect(Object.keys(catalog.errors)).toContain(key)
  })
})
