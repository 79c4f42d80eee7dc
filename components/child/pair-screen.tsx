'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Wordmark } from '@/components/art/wordmark'
import { FormError } from '@/components/form/form-error'
import { TextField } from '@/components/form/text-field'
import { useContractForm } from '@/components/form/use-contract-form'
import { LanguageSelector } from '@/components/shell/language-selector'
import { LanguageSync } from '@/components/shell/language-sync'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import type { addDeviceContract, pairDeviceContract } from '@/lib/features/families/devices/contract'
import { JOIN_CODE } from '@/lib/features/families/rules'
import { send } from '@/lib/platform/http/api-client'
import { Link } from '@/lib/platform/i18n/navigation'

type PairScreenProps = {
  userId: string | null
  familyId: string | null
  scene: ReactNode
  faces: ReactNode
  onPaired: () => void
}

const SAMPLE_CODE = `${JOIN_CODE.alphabet.slice(0, 4)} ${JOIN_CODE.alphabet.slice(-8, -4)}`

const pair = (code: string) => send<typeof pairDeviceContract>('POST', '/devices/pair', { body: { code } })

/** Pairs this device by a code, or at once for a signed-in adult. */
export function PairScreen({ userId, familyId, scene, faces, onPaired }: PairScreenProps) {
  const t = useTranslations('child')
  const common = useTranslations('common')
  const language = useTranslations('language')
  const form = useContractForm({
    schema: () => import('@/lib/features/families/devices/schema').then((module) => module.pairInput),
    defaultValues: { code: '' },
    submit: ({ code }) => pair(code),
    onDone: onPaired,
  })
  return (
    <div className="relative min-h-dvh lg:grid lg:grid-cols-2">
      <div
        aria-hidden
        className="overflow-hidden max-lg:absolute max-lg:inset-x-0 max-lg:top-0 max-lg:h-60 max-lg:rounded-b-sheet max-lg:pt-16 sm:max-lg:h-72 lg:sticky lg:top-0 lg:h-dvh"
      >
        {scene}
      </div>
      <header className="relative flex flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-8 lg:absolute lg:inset-x-0 lg:top-0 lg:items-start">
        <Wordmark name={common('brand')} className="lg:px-2 lg:pt-6 lg:text-3xl xl:px-6 xl:pt-10" />
        <LanguageSelector userId={userId} />
        <LanguageSync changedText={language('changed')} />
      </header>
      <main className="px-4 pb-8 max-lg:mt-28 sm:px-8 sm:max-lg:mt-40 lg:grid lg:content-center lg:py-24">
        <div className="relative mx-auto grid w-full max-w-lg gap-6 rounded-sheet bg-card p-6 shadow-soft sm:p-9">
          <div className="grid gap-2">
            {faces}
            <h1>{t('title')}</h1>
            <p className="text-lg text-soft">{t('about')}</p>
          </div>
          {familyId ? <StartHere familyId={familyId} onPaired={onPaired} /> : null}
          <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-4">
            <FormError message={form.errorMessage ?? undefined} />
            <TextField
              label={t('code')}
              hint={t('codeHint', { length: JOIN_CODE.length })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              placeholder={SAMPLE_CODE}
              required
              className="[&_input]:h-16 [&_input]:text-center [&_input]:font-bold [&_input]:text-2xl [&_input]:uppercase [&_input]:tracking-[0.2em] [&_input]:placeholder:font-normal [&_input]:placeholder:text-soft"
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
          <Link href="/" className={cn(buttonVariants({ variant: 'link' }), 'justify-self-center')}>
            {userId ? t('leave') : t('signIn')}
          </Link>
        </div>
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
