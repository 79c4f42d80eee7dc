import { BellOff, BellRing } from 'lucide'
import { useTranslations } from 'next-intl'
import { FormError } from '@/components/form/form-error'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import type { PushDevice } from './use-push-device'

/** Turns this device's notifications on and off. */
export function PushCard({ device }: { device: PushDevice }) {
  const t = useTranslations('notificationSettings.device')
  const { state, isPending, hasFailed } = device
  const isOn = state === 'on'
  const canChange = isOn || state === 'off' || state === 'loading'
  return (
    <section
      aria-labelledby="on-this-device"
      className={cn('grid gap-4 rounded-card p-5', canChange ? 'bg-leaf-tint' : 'bg-sky-tint')}
    >
      <div className="flex items-start gap-3">
        <span
          className={cn(
            'grid size-11 shrink-0 place-items-center rounded-full',
            isOn ? 'bg-leaf text-on-leaf' : 'bg-card',
            !isOn && (canChange ? 'text-leaf-ink' : 'text-sky-ink'),
          )}
        >
          <Icon of={canChange ? BellRing : BellOff} className="size-5.5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id="on-this-device" className="text-lg">
            {t('title')}
          </h2>
          <PushStatus state={state} />
        </div>
      </div>
      {canChange ? (
        <Button
          variant={isOn ? 'secondary' : 'primary'}
          loading={isPending}
          disabled={state === 'loading'}
          onClick={isOn ? device.unsubscribe : device.subscribe}
          className="max-sm:w-full sm:justify-self-start"
        >
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
      ) : null}
      {hasFailed ? <FormError message={t('failed')} /> : null}
    </section>
  )
}

/** Explains the state, and how to unblock the notifications. */
function PushStatus({ state }: Pick<PushDevice, 'state'>) {
  const t = useTranslations('notificationSettings.device')
  return (
    <>
      <p role="status" className="mt-0.5 text-soft">
        {t(`state.${state === 'loading' ? 'off' : state}`)}
      </p>
      {state === 'denied' ? (
        <Disclosure
          summary={t('allow.title')}
          // The last line's touch area reaches into the padding.
          className="-mb-2.5 open:mb-0"
          summaryClassName="font-bold text-sky-ink"
          chevronClassName="text-sky-ink"
        >
          <ol className="grid list-decimal gap-1 pl-5 text-sm">
            <li>{t('allow.open')}</li>
            <li>{t('allow.choose')}</li>
            <li>{t('allow.reload')}</li>
          </ol>
        </Disclosure>
      ) : null}
    </>
  )
}
