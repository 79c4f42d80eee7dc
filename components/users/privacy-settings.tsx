'use client'

import { Eye, Globe, Lock, UsersRound } from 'lucide'
import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { CheckboxField } from '@/components/form/checkbox-field'
import { FORM_WITH_FOOTER, FormFooter } from '@/components/form/form-footer'
import { RadioCards } from '@/components/form/radio-cards'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import type { updatePrivacyContract } from '@/lib/features/users/contract'
import type { UserView } from '@/lib/features/users/schema'
import { type ApiError, send } from '@/lib/platform/http/api-client'

const PrivacySettingsError = lazyClient(() =>
  import('./privacy-settings-error').then((module) => module.PrivacySettingsError),
)

const AUDIENCES = [
  { value: 'private', icon: Lock },
  { value: 'followers', icon: UsersRound },
  { value: 'public', icon: Globe },
] as const

const CHILDREN = 'showChildPhotos'

type PrivacySettingsProps = {
  userId: string
  feedPrivacy: UserView['feedPrivacy']
  showChildPhotos: boolean
  /** Number of families that follow the user's. */
  followers: number
  /** The heading above is the question, and the button stays in sight. */
  isTitled?: boolean
}

/**
 * Edits the audience of posts and photos with children. Saving refreshes the page, because earlier posts change, too.
 */
export function PrivacySettings({
  userId,
  feedPrivacy,
  showChildPhotos,
  followers,
  isTitled = false,
}: PrivacySettingsProps) {
  const t = useTranslations('privacySettings')
  const meaningId = useId()
  const [audience, setAudience] = useState(feedPrivacy)
  const [children, setChildren] = useState(showChildPhotos)
  const [error, setError] = useState<ApiError | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // Choices from before hydration count, too.
  const takeEarlyChoices = useEffectEvent(() => {
    const chosen = [...(form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
    const early = AUDIENCES.find(({ value }) => chosen.some((input) => input.value === value))
    if (early) setAudience(early.value)
    setChildren(chosen.some(({ name }) => name === CHILDREN))
  })
  useEffect(() => takeEarlyChoices(), [])
  const changed = audience !== feedPrivacy || children !== showChildPhotos

  const { run, isPending } = useApiMutation(
    () =>
      send<typeof updatePrivacyContract>('PUT', '/user/{id}/privacy', {
        params: { id: userId },
        body: { feedPrivacy: audience, showChildPhotos: children },
      }),
    {
      success: t('saved'),
      refresh: true,
      onError: (error) => {
        setError(error)
        return true
      },
    },
  )
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!changed || isPending) return
    setError(null)
    void run()
  }

  const button = (
    <Button
      type="submit"
      loading={isPending}
      aria-disabled={!changed || undefined}
      className="max-sm:w-full sm:self-start"
    >
      {t('save')}
    </Button>
  )

  return (
    <form ref={form} onSubmit={save} className={isTitled ? FORM_WITH_FOOTER : 'grid gap-4'}>
      <RadioCards
        legend={t('audience')}
        isLegendHidden={isTitled}
        options={AUDIENCES.map(({ value, icon }) => ({
          value,
          icon,
          label: t(`choice.${value}`),
          hint: t(`hint.${value}`, { count: followers }),
        }))}
        value={audience}
        onChange={(chosen) => {
          setAudience(chosen)
          setError(null)
        }}
        aria-describedby={meaningId}
      />
      <CheckboxField
        name={CHILDREN}
        label={t('children')}
        hint={t('childrenHint')}
        checked={children}
        onChange={(event) => setChildren(event.target.checked)}
      />
      <p
        id={meaningId}
        role="status"
        className="flex items-start gap-2.5 rounded-field bg-sky-tint px-4 py-3 text-ink text-sm"
      >
        <Icon of={Eye} className="mt-0.5 size-4 shrink-0 text-sky-ink" />
        <span>
          {t('meaning', { when: changed ? 'later' : 'now', audience, children: children ? 'yes' : 'no' })}
        </span>
      </p>
      {error ? <PrivacySettingsError error={error} /> : null}
      {isTitled ? (
        // Large text has no card around it.
        <FormFooter className="@max-[15rem]:bg-ground @max-[15rem]:before:from-ground">{button}</FormFooter>
      ) : (
        button
      )}
    </form>
  )
}
