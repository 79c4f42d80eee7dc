import { enterByProvider } from '@/lib/auth/social/service'
import { signInByBrowser } from '@/lib/http/browser-sign-in'
import { observed } from '@/lib/http/observe'

const answer = observed<{ nextauth: string[] }>('/api/auth', async (request, { params }) => {
  const { nextauth } = await params
  return signInByBrowser(request, nextauth, enterByProvider)
})

export { answer as GET, answer as POST }
