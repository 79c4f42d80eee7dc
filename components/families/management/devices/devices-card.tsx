'use client'

import { MonitorSmartphone, Tablet, Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Confirmation } from '@/components/form/confirmation'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import { useFocusRescue } from '@/components/ui/use-focus-rescue'
import type { removeDeviceContract } from '@/lib/features/families/devices/contract'
import { send } from '@/lib/platform/http/api-client'
import { Link } from '@/lib/platform/i18n/navigation'

const PairDialog = lazyClient(() => import('./pair-dialog').then((module) => module.PairDialog))

export type DeviceLine = { id: string; name: string; use: string }

type DevicesCardProps = { familyId: string; devices: readonly DeviceLine[] }

/** Lists the family's paired devices, and pairs another one. */
export function DevicesCard({ familyId, devices }: DevicesCardProps) {
  const t = useTranslations('devices')
  const pairButton = useRef<HTMLButtonElement>(null)
  useFocusRescue(pairButton, devices.length)
  const pairing = useDialog()
  const removal = useDialog()
  // Device of the open question, kept while the dialog closes.
  const [subject, setSubject] = useState<DeviceLine | null>(null)
  const { run } = useApiMutation(
    (deviceId: string) =>
      send<typeof removeDeviceContract>('DELETE', '/families/{id}/devices/{deviceId}', {
        params: { id: familyId, deviceId },
      }),
    { success: t('removed'), error: t('failed'), refresh: true },
  )
  const askToRemove = (device: DeviceLine) => {
    setSubject(device)
    removal.show()
  }
  return (
    <Card as="section" aria-labelledby="devices">
      <CardTitle id="devices" className="scroll-mt-24">
        {t('title')}
      </CardTitle>
      <p className="mt-1 text-soft">{t('text')}</p>
      {devices.length > 0 ? (
        <ul className="mt-4 divide-y divide-line">
          {devices.map((device) => (
            <li key={device.id} className="flex items-center gap-3 py-2">
              <Icon of={MonitorSmartphone} className="size-6 shrink-0 text-leaf-ink" />
              <div className="min-w-0 flex-1">
                <p className="break-words font-bold leading-snug">{device.name}</p>
                <p className="text-soft text-sm">{device.use}</p>
              </div>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('removeDevice', { name: device.name })}
                title={t('remove')}
                onClick={() => askToRemove(device)}
              >
                <Icon of={Trash2} />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3 *:flex-auto xl:*:flex-none">
        <Link href="/child" className={buttonVariants({ variant: 'primary' })}>
          {t('open')}
        </Link>
        <Button ref={pairButton} variant="secondary" onClick={pairing.show}>
          <Icon of={Tablet} />
          {t('pair')}
        </Button>
      </div>
      {pairing.key ? <PairDialog key={pairing.key} {...pairing.shown} familyId={familyId} /> : null}
      {subject ? (
        <Confirmation
          dialog={removal}
          title={t('removeTitle', { name: subject.name })}
          text={t('removeText')}
          confirmLabel={t('remove')}
          onConfirm={() => run(subject.id).then(removal.close)}
        />
      ) : null}
    </Card>
  )
}
