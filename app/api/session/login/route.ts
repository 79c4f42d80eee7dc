import { toReturnPath } from '@/components/auth/return-path'
import { signInContract } from '@/lib/features/auth/contract'
import { notifySignInBlocked } from '@/lib/features/auth/failed-sign-ins/service'
import { signInWithPassword } from '@/lib/features/auth/sign-in/service'
import { endpoint } from '@/lib/platform/http/endpoint'
import { signInByForm } from '@/lib/platform/http/form-sign-in'
import { withInstrumentation } from '@/lib/platform/http/instrumentation'

const { handle } = endpoint(
  signInContract,
  ({ body, context }) => signInWithPassword(body, context),
  notifySignInBlocked,
)

/** Signs in by the form without scripts. */
export const POST = withInstrumentation('/api/session/login', (request) =>
  signInByForm(
    request,
    (asked) => handle(asked, { params: Promise.resolve({}) }),
    (next) => toReturnPath(next, '/'),
  ),
)
