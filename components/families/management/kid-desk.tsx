'use client'

import { Plus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyPot } from '@/components/art/empty-pot'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import type { removeKidContract } from '@/lib/families/contract'
import { ApiError, send } from '@/lib/http/client'
import { useRouter } from '@/lib/i18n/navigation'
import { type KidLine, KidList } from './kid-list'

const KidDialog = dynamic(() => import('./kid-dialog').then((module) => module.KidDialog), { ssr: false })
const ConfirmDialog = dynamic(
  () => import('@/components/ui/confirm-dialog').then((module) => module.ConfirmDialog),
  { ssr: false },
)

type KidDeskProps = { familyId: string; kids: readonly KidLine[]; today: string }

/** What a dialog is open for: a kid, or a new one. It stays while the dialog closes. */
type Subject = { kid: KidLine | null; count: number }

/** The family's kids; they are added, corrected and removed here. */
export function KidDesk({ familyId, kids, today }: KidDeskProps) {
  const t = useTranslations('family')
  const tCommon = useTranslations('common')
  const tErrors = useTranslations('errors')
  const router = useRouter()
  const [subject, setSubject] = useState<Subject | null>(null)
  const [leaving, setLeaving] = useState<KidLine | null>(null)
  const [open, setOpen] = useState<'kid' | 'removal' | null>(null)

  const edit = (kid: KidLine | null) => {
    setSubject((last) => ({ kid, count: (last?.count ?? 0) + 1 }))
    setOpen('kid')
  }
  const askToRemove = (kid: KidLine) => {
    setLeaving(kid)
    setOpen('removal')
  }
  const done = (text: string) => {
    setOpen(null)
    void notify('success', text)
    router.refresh()
  }
  const remove = async (kid: KidLine) => {
    try {
      const params = { id: familyId, kidId: kid.id }
      await send<typeof removeKidContract>('DELETE', '/families/{id}/kids/{kidId}', { params })
      done(t('removed'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setOpen(null)
      void notify('error', error.message || tErrors('network'))
    }
  }
  const add = (size: 'sm' | 'md') => (
    <Button size={size} onClick={() => edit(null)}>
      <Plus aria-hidden />
      {t('add')}
    </Button>
  )

  return (
    <Card asChild>
      <section>
        <CardHeader>
          <CardTitle>{t('kids')}</CardTitle>
          {kids.length > 0 ? add('sm') : null}
        </CardHeader>
        {kids.length > 0 ? (
          <KidList kids={kids} onEdit={edit} onRemove={askToRemove} />
        ) : (
          <EmptyState
            headingLevel={3}
            art={<EmptyPot />}
            title={t('kidsNoneTitle')}
            text={t('kidsNoneText')}
            action={add('md')}
            className="py-2"
          />
        )}
        {subject ? (
          <KidDialog
            key={subject.count}
            open={open === 'kid'}
            familyId={familyId}
            kid={subject.kid}
            today={today}
            onClose={() => setOpen(null)}
            onDone={() => done(subject.kid ? t('updated') : t('added'))}
          />
        ) : null}
        {leaving ? (
          <ConfirmDialog
            open={open === 'removal'}
            title={t('removeTitle', { name: leaving.name })}
            text={t('removeText')}
            closeLabel={tCommon('close')}
            cancelLabel={tCommon('cancel')}
            confirmLabel={t('remove')}
            onCancel={() => setOpen(null)}
            onConfirm={() => remove(leaving)}
          />
        ) : null}
      </section>
    </Card>
  )
}
