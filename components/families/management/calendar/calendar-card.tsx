'use client'

import { CalendarPlus, Copy } from 'lucide'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { notify } from '@/components/shell/notify'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import type { endCalendarContract, renewCalendarContract } from '@/lib/features/families/calendar/contract'
import { send } from '@/lib/platform/http/api-client'

const PATH = '/families/{id}/calendar'

type CalendarCardProps = { familyId: string; url: string | null }

/** Shows the calendar's address, or makes one. */
export function CalendarCard({ familyId, url }: CalendarCardProps) {
  const t = useTranslations('calendar')
  const params = { id: familyId }
  const renewal = useApiMutation(() => send<typeof renewCalendarContract>('POST', PATH, { params }), {
    success: t(url ? 'renewed' : 'made'),
    refresh: true,
  })
  const ending = useApiMutation(() => send<typeof endCalendarContract>('DELETE', PATH, { params }), {
    success: t('ended'),
    refresh: true,
  })
  const isPending = renewal.isPending || ending.isPending
  return (
    <Card as="section" aria-labelledby="calendar">
      <CardTitle id="calendar">{t('title')}</CardTitle>
      <p className="mt-1 text-soft">{t('text')}</p>
      {url ? (
        <>
          <Address url={url} />
          <p className="mt-3 text-soft text-sm">{t('hint')}</p>
          <div className="-mx-3 flex flex-wrap gap-x-2">
            <Button variant="link" size="sm" loading={renewal.isPending} onClick={() => renewal.run()}>
              {t('renew')}
            </Button>
            <Button
              variant="link"
              size="sm"
              loading={ending.isPending}
              onClick={() => ending.run()}
              className="text-coral-ink"
            >
              {t('end')}
            </Button>
          </div>
        </>
      ) : (
        <Button variant="secondary" loading={isPending} onClick={() => renewal.run()} className="mt-4">
          {t('make')}
        </Button>
      )}
    </Card>
  )
}

function Address({ url }: { url: string }) {
  const t = useTranslations('calendar')
  const id = useId()
  const copy = async () => {
    try {
      // Browsers have no clipboard on insecure connections.
      await navigator.clipboard.writeText(url)
      void notify('success', t('copied'))
    } catch {
      void notify('error', t('notCopied'))
    }
  }
  return (
    <div className="mt-4 grid gap-3">
      <a href={url.replace(/^https?:/, 'webcal:')} className={buttonVariants({ variant: 'secondary' })}>
        <Icon of={CalendarPlus} />
        {t('open')}
      </a>
      <div className="grid gap-1.5">
        <Label htmlFor={id}>{t('address')}</Label>
        <div className="flex gap-2">
          <Input
            id={id}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className="min-w-0"
          />
          <Button variant="secondary" onClick={copy} className="px-4">
            <Icon of={Copy} />
            {t('copy')}
          </Button>
        </div>
      </div>
    </div>
  )
}
