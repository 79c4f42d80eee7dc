import { headers } from 'next/headers'
import { readNonce } from '@/lib/platform/http/security-headers'

/** A form with an `action` works without scripts. */
const GUARD =
  "addEventListener('submit',event=>event.target.hasAttribute('action')||event.preventDefault(),true)"

/**
 * Renders a script that keeps the browser from sending a form before its page is hydrated, which would load the page again
 * without what was typed. The form then works with the next press.
 */
export async function EarlySubmitGuard() {
  return <script nonce={readNonce(await headers())}>{GUARD}</script>
}
