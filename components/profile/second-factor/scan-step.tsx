'use client'

import { useTranslations } from 'next-intl'
import { create } from 'qrcode'
import { useEffect } from 'react'
import { CodeField } from '@/components/form/code-field'
import { useContractForm } from '@/components/form/use-contract-form'
import type { enableSecondFactorContract } from '@/lib/features/auth/second-factor/contract'
import { send } from '@/lib/platform/http/api-client'
import type { Secret } from './secret'
import { StepForm } from './step-form'

type ScanStepProps = Secret & { onCancel: () => void; onDone: (recoveryCodes: string[]) => void }

export function ScanStep({ secret, otpauthUrl, onCancel, onDone }: ScanStepProps) {
  const t = useTranslations('secondFactor')
  const form = useContractForm<{ code: string }, { recoveryCodes: string[] }>({
    schema: async () => (await import('@/lib/features/auth/second-factor/schema')).enableInput,
    defaultValues: { code: '' },
    submit: (body) => send<typeof enableSecondFactorContract>('PUT', '/auth/second-factor', { body }),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <StepForm form={form} submitLabel={t('enable')} onCancel={onCancel}>
      <div className="grid gap-1">
        <h3 className="text-lg">{t('scanTitle')}</h3>
        <p className="text-soft">
          {t.rich('scanText', {
            a: (words) => (
              <a href={otpauthUrl} className="font-bold text-leaf-ink underline underline-offset-2">
                {words}
              </a>
            ),
          })}
        </p>
      </div>
      <QrCode text={otpauthUrl} label={t('qr')} />
      <p className="text-center">
        <span className="block text-soft text-sm">{t('key')}</span>
        <code className="block text-balance wrap-anywhere font-bold text-lg tracking-wide">
          {inGroups(secret)}
        </code>
      </p>
      <CodeField label={t('code')} hint={t('codeHint')} {...form.field('code')} />
    </StepForm>
  )
}

function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}

/** Quiet zone, in modules. */
const MARGIN = 4

/** Cameras cannot read it inverted. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const places = Array.from({ length: size * size }, (_, place) => place)
  const path = places
    .filter((place) => modules.data[place])
    .map((place) => `M${place % size} ${Math.floor(place / size)}h1v1h-1z`)
    .join('')
  const extent = size + 2 * MARGIN
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${extent} ${extent}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-60 rounded-card border-2 border-line"
    >
      <rect x={-MARGIN} y={-MARGIN} width={extent} height={extent} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
