import type {
  subscribeContract,
  unsubscribeDeviceContract,
} from '@/lib/features/notifications/push-subscriptions/contract'
import { send } from '@/lib/platform/http/api-client'

export type PushState = 'loading' | 'unsupported' | 'install' | 'denied' | 'off' | 'on'

const PATIENCE = 10_000

/** Reads if this browser can be notified, and is; the server knows `endpoints` for this session. */
export async function readPushState(endpoints: string[]): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isUninstalledOnApple() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const endpoint = (await findSubscription())?.endpoint
  return Notification.permission === 'granted' && endpoint && endpoints.includes(endpoint) ? 'on' : 'off'
}

/** Safari on iPhones and iPads notifies only from the home screen. */
function isUninstalledOnApple(): boolean {
  return 'standalone' in navigator && navigator.standalone === false && navigator.maxTouchPoints > 0
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Requests permission and subscribes; only after a tap.
 * @throws when browser or server cannot
 */
export async function subscribeBrowser(publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE, new Error('no worker')))
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, timeout])
  // It may be of another account or key.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  const body = { endpoint: subscription.endpoint, keys: { p256dh, auth } }
  await send<typeof subscribeContract>('POST', '/push/subscriptions', { body })
  return 'on'
}

/**
 * Ends this browser's subscription.
 * @throws ApiError
 */
export async function unsubscribeBrowser(): Promise<PushState> {
  const subscription = await findSubscription()
  if (!subscription) return 'off'
  const { endpoint } = subscription
  await send<typeof unsubscribeDeviceContract>('DELETE', '/push/subscriptions', { body: { endpoint } })
  await forgetSubscription()
  return 'off'
}

/** Ends the subscription at the push service, which drops pending messages. */
export async function forgetSubscription(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await (await findSubscription())?.unsubscribe()
}
