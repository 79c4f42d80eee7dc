import { useEffect, useEffectEvent, useState } from 'react'
import { type PushState, readPushState, subscribeBrowser, unsubscribeBrowser } from './push-browser'

export type PushProps = { publicKey: string; endpoints: string[] }

/** Returns this browser's subscription with its changes. */
export function usePushDevice({ publicKey, endpoints }: PushProps, onSubscribed: () => void) {
  const [state, setState] = useState<PushState>('loading')
  const [isPending, setIsPending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const read = useEffectEvent(() => {
    void readPushState(endpoints).then(setState, () => setState('unsupported'))
  })
  useEffect(() => read(), [])

  const change = async (work: () => Promise<PushState>) => {
    if (isPending) return
    setIsPending(true)
    setHasFailed(false)
    try {
      const changed = await work()
      setState(changed)
      if (changed === 'on') onSubscribed()
    } catch {
      setHasFailed(true)
    } finally {
      setIsPending(false)
    }
  }
  return {
    state,
    isPending,
    hasFailed,
    subscribe: () => void change(() => subscribeBrowser(publicKey)),
    unsubscribe: () => void change(unsubscribeBrowser),
  }
}

export type PushDevice = ReturnType<typeof usePushDevice>
