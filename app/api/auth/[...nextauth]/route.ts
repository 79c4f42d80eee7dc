import { signInWithProvider } from '@/lib/features/auth/social/service'
import { withInstrumentation } from '@/lib/platform/http/instrumentation'
import { handleProviderSignIn } from '@/lib/platform/http/provider-sign-in'

const handler = withInstrumentation<{ nextauth: string[] }>('/api/auth', async (request, { params }) => {
  const { nextauth } = await params
  return handleProviderSignIn(request, nextauth, signInWithProvider)
})

export { handler as GET, handler as POST }
