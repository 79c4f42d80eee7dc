import { refreshSession } from '@/lib/session/refresh'

/** Pages send browsers here when their cookie is out of date; it comes back with a fresh one, or without any. */
export function GET(request: Request): Promise<Response> {
  return refreshSession(request)
}
