'use client'

import { useTranslations } from 'next-intl'
import type { joinFamilyContract } from '@/lib/features/families/contract'
import { JOIN_CODE, normaliseJoinCode } from '@/lib/features/families/rules'
import { send } from '@/lib/platform/http/api-client'
import type { ModeFormProps } from './create-family-form'
import { SetupForm } from './setup-form'

export function JoinFamilyForm(props: ModeFormProps) {
  const t = useTranslations('familySetup')
  return (
    <SetupForm
      {...props}
      way="join"
      name="uniqueCode"
      label={t('joinCode')}
      hint={t('joinCodeHint')}
      autoCapitalize="characters"
      spellCheck={false}
      className="[&_input]:font-bold [&_input]:uppercase [&_input]:tracking-[0.14em]"
      schema={async () => (await import('@/lib/features/families/schema')).joinFamilyInput}
      send={(uniqueCode) =>
        send<typeof joinFamilyContract>('POST', '/families/join', { body: { uniqueCode } })
      }
      format={readableJoinCode}
      submitLabel={t('joinSubmit')}
      doneText={t('joined')}
      unknownText={t('joinUnknown')}
    />
  )
}

const HALF = JOIN_CODE.length / 2

function readableJoinCode(typed: string): string {
  const code = normaliseJoinCode(typed)
  if (code.length <= HALF || code.length > JOIN_CODE.length) return code
  return `${code.slice(0, HALF)}-${code.slice(HALF)}`
}
