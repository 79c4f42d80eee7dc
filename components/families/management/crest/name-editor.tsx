'use client'

import { Pencil } from 'lucide'
import { useTranslations } from 'next-intl'
import { useEffect, useOptimistic, useRef, useState, useTransition } from 'react'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { Skeleton } from '@/components/ui/skeleton'
import { useRouter } from '@/lib/platform/i18n/navigation'

const loadForm = () => import('./name-form').then((module) => module.NameForm)
const NameForm = lazyClient(loadForm, { fallback: <Skeleton className="h-20 w-full" /> })

export function NameEditor({ familyId, name }: { familyId: string; name: string }) {
  const t = useTranslations('family')
  const router = useRouter()
  const [editing, setEditing] = useState(false)
  const [shown, show] = useOptimistic(name)
  const [, startTransition] = useTransition()
  const pencil = useRef<HTMLButtonElement>(null)
  const edited = useRef(false)

  useEffect(() => {
    if (edited.current && !editing) pencil.current?.focus()
    edited.current = editing
  }, [editing])

  const close = () => setEditing(false)
  const renamed = (next: string) => {
    close()
    void notify('success', t('renamed'))
    startTransition(() => {
      show(next)
      router.refresh()
    })
  }

  return (
    <>
      <div className={editing ? 'sr-only' : 'flex items-center gap-1'}>
        <h1 className="min-w-0 break-words">{shown}</h1>
        {editing ? null : (
          <Button
            ref={pencil}
            variant="ghost"
            size="icon"
            aria-label={t('rename')}
            title={t('rename')}
            onPointerEnter={loadForm}
            onFocus={loadForm}
            onClick={() => setEditing(true)}
          >
            <Icon of={Pencil} />
          </Button>
        )}
      </div>
      {editing ? <NameForm familyId={familyId} name={shown} onClose={close} onRenamed={renamed} /> : null}
    </>
  )
}
