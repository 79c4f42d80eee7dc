'use client'

import { Plus } from 'lucide'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { Confirmation } from '@/components/form/confirmation'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import { useFocusRescue } from '@/components/ui/use-focus-rescue'
import type { removeKidContract } from '@/lib/features/families/kids/contract'
import { send } from '@/lib/platform/http/api-client'
import { type KidLine, KidList } from './kid-list'

const KidDialog = lazyClient(() => import('./kid-dialog').then((module) => module.KidDialog))

type KidsPanelProps = {
  familyId: string
  kids: readonly KidLine[]
  /** 18 or older by now. */
  grownUps: readonly KidLine[]
  today: string
  /** Rendered by the server, not in the bundle. */
  emptyArt: ReactNode
}

export function KidsPanel({ familyId, kids, grownUps, today, emptyArt }: KidsPanelProps) {
  const t = useTranslations('family')
  const addButton = useRef<HTMLButtonElement>(null)
  useFocusRescue(addButton, kids.length + grownUps.length)
  const form = useDialog()
  const removal = useDialog()
  const [subject, setSubject] = useState<KidLine | null>(null)

  const edit = (kid: KidLine | null) => {
    setSubject(kid)
    form.show()
  }
  const askToRemove = (kid: KidLine) => {
    setSubject(kid)
    removal.show()
  }
  const { run } = useApiMutation(
    (kidId: string) =>
      send<typeof removeKidContract>('DELETE', '/families/{id}/kids/{kidId}', {
        params: { id: familyId, kidId },
      }),
    { success: t('removed'), error: t('failed.remove'), refresh: true },
  )
  const remove = async (kid: KidLine) => {
    const isRemoved = await run(kid.id)
    removal.close()
    if (isRemoved) form.close()
  }
  const add = (size: 'sm' | 'md') => (
    <Button
      ref={addButton}
      size={size}
      variant={size === 'sm' ? 'secondary' : 'primary'}
      onClick={() => edit(null)}
    >
      <Icon of={Plus} />
      {t('add')}
    </Button>
  )

  return (
    <Card as="section" aria-labelledby="kids">
      <CardHeader>
        <CardTitle id="kids" className="scroll-mt-24">
          {t('kids')}
        </CardTitle>
        {kids.length > 0 ? add('sm') : null}
      </CardHeader>
      {kids.length > 0 ? (
        <KidList kids={kids} onEdit={edit} />
      ) : (
        <EmptyState
          headingLevel={3}
          art={emptyArt}
          title={t('kidsNoneTitle')}
          text={t('kidsNoneText')}
          action={add('md')}
          className="py-2"
        />
      )}
      {grownUps.length > 0 ? (
        <section aria-labelledby="grown-ups" className="mt-5 border-line border-t pt-5">
          <h3 id="grown-ups">{t('grownUps')}</h3>
          <p className="mt-1 mb-3 text-soft">{t('grownUpsText')}</p>
          <KidList kids={grownUps} onEdit={edit} onRemove={askToRemove} />
        </section>
      ) : null}
      {form.key ? (
        <KidDialog
          key={form.key}
          {...form.shown}
          familyId={familyId}
          kid={subject}
          today={today}
          onRemove={removal.show}
        />
      ) : null}
      {subject ? (
        <Confirmation
          dialog={removal}
          title={t('removeTitle', { name: subject.label })}
          text={t('removeText')}
          confirmLabel={t('remove')}
          onConfirm={() => remove(subject)}
        />
      ) : null}
    </Card>
  )
}
