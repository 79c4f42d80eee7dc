'use client'

import { Copy } from 'lucide'
import { useTranslations } from 'next-intl'
import { InputDialog } from '@/components/form/input-dialog'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import type { debugAdminContract, debugAuthContract } from '@/lib/features/admin/debug/contract'
import { send } from '@/lib/platform/http/api-client'
import { LoadFailure, useDialogData } from '../dialog-data'

export type DebugKind = 'auth' | 'admin'

type DebugDialogProps = { kind: DebugKind; open: boolean; onClose: () => void }

export function DebugDialog({ kind, open, onClose }: DebugDialogProps) {
  const t = useTranslations('debug')
  const { data: facts, error, retry } = useDialogData(kind, () => REQUESTS[kind]())
  return (
    <InputDialog open={open} onClose={onClose} title={t(`${kind}Title`)} text={t('text')}>
      <div aria-busy={!facts && !error} className="min-h-48">
        {error ? <LoadFailure title={t('failedTitle')} error={error} onRetry={retry} /> : null}
        {facts ? <FactsList facts={facts} /> : null}
        {facts || error ? null : (
          <div role="status">
            <span className="sr-only">{t('loading')}</span>
            {['a', 'b', 'c', 'd', 'e'].map((key) => (
              <Skeleton key={key} className="my-3 h-6" />
            ))}
          </div>
        )}
      </div>
    </InputDialog>
  )
}

function FactsList({ facts }: { facts: DebugFacts }) {
  const t = useTranslations('debug')
  const formatFact = (value: DebugFacts[string]) =>
    value === null ? t('none') : typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(JSON.stringify(facts, null, 2))
      void notify('success', t('copied'))
    } catch {
      void notify('error', t('copyFailed'))
    }
  }
  return (
    <>
      <dl className="divide-y divide-line text-sm">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className="grid gap-x-4 py-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-soft">
              {t.has(`field.${name}` as 'field.userId') ? t(`field.${name}` as 'field.userId') : name}
            </dt>
            <dd className="break-words font-bold">{formatFact(value)}</dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => void copy()}>
        <Icon of={Copy} />
        {t('copy')}
      </Button>
    </>
  )
}

type DebugFacts = Record<string, string | boolean | null>

const REQUESTS = {
  auth: (): Promise<DebugFacts> => send<typeof debugAuthContract>('GET', '/debug/auth', {}),
  admin: (): Promise<DebugFacts> => send<typeof debugAdminContract>('GET', '/debug/admin', {}),
}
