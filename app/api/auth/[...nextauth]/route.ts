import { signInWithProvider } from '@/lib/features/auth/social/service'
import { signInByBrowser } from '@/lib/platform/http/browser-sign-in'
import { withInstrumentation } from '@/lib/platform/http/instrumentation'

const handler = withInstrumentation<{ nextauth: string[] }>('/api/auth', async (request, { params }) => {
  const { nextauth } = await params
  return signInByBrowser(request, nextauth, signInWithProvider)
})

export { handler as GET, handler as POST }
