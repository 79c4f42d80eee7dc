'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FormError } from '@/components/form/form-error'
import { TextField } from '@/components/form/text-field'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import type { addDeviceContract, pairDeviceContract } from '@/lib/features/families/devices/contract'
import { send } from '@/lib/platform/http/client'
import { useContractForm } from '@/lib/platform/http/form'
import { Link } from '@/lib/platform/i18n/navigation'

type PairScreenProps = { familyId: string | null; scene: ReactNode; onPaired: () => void }

const pair = (code: string) => send<typeof pairDeviceContract>('POST', '/devices/pair', { body: { code } })

/** Pairs this device by a code, or at once for a signed-in adult. */
export function PairScreen({ familyId, scene, onPaired }: PairScreenProps) {
  const t = useTranslations('child')
  const form = useContractForm({
    schema: () => import('@/lib/features/families/devices/schema').then((module) => module.pairInput),
    defaultValues: { code: '' },
    submit: ({ code }) => pair(code),
    onDone: onPaired,
  })
  return (
    <div className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-2">
      <div
        aria-hidden
        className="relative h-56 overflow-hidden pt-6 sm:h-80 lg:sticky lg:top-0 lg:h-dvh lg:pt-0"
      >
        {scene}
      </div>
      <main className="mx-auto grid w-full max-w-lg content-start gap-6 lg:content-center p-6 sm:p-9">
        <div className="grid gap-2">
          <h1>{t('title')}</h1>
          <p className="text-lg text-soft">{t('about')}</p>
        </div>
        {familyId ? <StartHere familyId={familyId} onPaired={onPaired} /> : null}
        <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-4">
          <FormError message={form.failure ?? undefined} />
          <TextField
            label={t('code')}
            hint={t('codeHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            required
            className="[&_input]:h-16 [&_input]:text-center [&_input]:font-bold [&_input]:text-2xl [&_input]:uppercase [&_input]:tracking-[0.2em]"
            {...form.field('code')}
          />
          <Button
            type="submit"
            variant={familyId ? 'secondary' : 'primary'}
            size="lg"
            loading={form.submitting}
          >
            {t('pair')}
          </Button>
        </form>
        <Link href="/" className="justify-self-center font-bold text-leaf-ink underline underline-offset-4">
          {t('leave')}
        </Link>
      </main>
    </div>
  )
}

/** Makes a code and uses it on the same device. */
function StartHere({ familyId, onPaired }: { familyId: string; onPaired: () => void }) {
  const t = useTranslations('child')
  const start = useApiMutation(
    async () => {
      const params = { id: familyId }
      const body = { name: t('thisDevice') }
      const { code } = await send<typeof addDeviceContract>('POST', '/families/{id}/devices', {
        params,
        body,
      })
      return pair(code)
    },
    { error: t('failed'), onSuccess: onPaired },
  )
  return (
    <div className="grid gap-3 rounded-card bg-leaf-tint p-5">
      <p>{t('hereText')}</p>
      <Button size="lg" loading={start.isPending} onClick={() => void start.run()}>
        {t('here')}
      </Button>
    </div>
  )
}
