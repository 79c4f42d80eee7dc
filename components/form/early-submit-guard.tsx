import { headers } from 'next/headers'
import { readNonce } from '@/lib/platform/http/security-headers'

/** A form with an `action` works without scripts. */
const GUARD =
  "addEventListener('submit',event=>event.target.hasAttribute('action')||event.preventDefault(),true)"

/** Prevents sending a form before hydration, which would lose its input. */
export async function EarlySubmitGuard() {
  return <script nonce={readNonce(await headers())}>{GUARD}</script>
}
