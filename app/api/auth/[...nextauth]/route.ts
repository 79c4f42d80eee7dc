import { enterByProvider } from '@/lib/auth/social/service'
import { signInByBrowser } from '@/lib/http/browser-sign-in'

type Context = { params: Promise<{ nextauth: string[] }> }

async function answer(request: Request, { params }: Context): Promise<Response> {
  const { nextauth } = await params
  return signInByBrowser(request, nextauth, enterByProvider)
}

export { answer as GET, answer as POST }
