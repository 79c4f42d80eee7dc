'use client'

import { ArrowLeft, Sprout, UsersRound } from 'lucide'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { CardButton } from '@/components/auth/card-button'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { Skeleton } from '@/components/ui/skeleton'

const LOADING = (
  <div className="grid gap-5">
    <Skeleton className="h-24" />
    <Skeleton className="h-14 rounded-full" />
  </div>
)
const CreateFamilyForm = lazyClient(
  () => import('./create-family-form').then((module) => module.CreateFamilyForm),
  { fallback: LOADING },
)
const JoinFamilyForm = lazyClient(
  () => import('./join-family-form').then((module) => module.JoinFamilyForm),
  {
    fallback: LOADING,
  },
)

const FORMS = { create: CreateFamilyForm, join: JoinFamilyForm }

type Mode = 'choice' | keyof typeof FORMS

/** Chooses between creating and joining; going back drops errors. */
export function FamilySetup({ name }: { name: string }) {
  const t = useTranslations('familySetup')
  const [mode, setMode] = useState<Mode>('choice')
  const left = useRef<Mode>('choice')
  const [typed, setTyped] = useState({ create: '', join: '' })
  const createButton = useRef<HTMLButtonElement>(null)
  const joinButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (mode === 'choice' && left.current === 'create') createButton.current?.focus()
    if (mode === 'choice' && left.current === 'join') joinButton.current?.focus()
    left.current = mode
  }, [mode])

  if (mode === 'choice') {
    return (
      <>
        <h1>{t('heading', { name })}</h1>
        <p className="mt-2 mb-7 text-soft">{t('text')}</p>
        <div className="grid gap-4">
          <CardButton
            ref={createButton}
            tone="leaf"
            icon={<Icon of={Sprout} />}
            title={t('create')}
            text={t('createText')}
            onClick={() => setMode('create')}
          />
          <CardButton
            ref={joinButton}
            tone="sun"
            icon={<Icon of={UsersRound} />}
            title={t('join')}
            text={t('joinText')}
            onClick={() => setMode('join')}
          />
        </div>
      </>
    )
  }
  const Form = FORMS[mode]
  return (
    <>
      <Button variant="ghost" className="-mt-2 mb-3 -ml-4 px-4" onClick={() => setMode('choice')}>
        <Icon of={ArrowLeft} />
        {t('back')}
      </Button>
      <h1>{mode === 'create' ? t('createHeading') : t('joinHeading')}</h1>
      <p className="mt-2 mb-6 text-soft">{mode === 'create' ? t('createIntro') : t('joinIntro')}</p>
      <Form typed={typed[mode]} onType={(text) => setTyped({ ...typed, [mode]: text })} />
    </>
  )
}
