import { ENVIRONMENT_COOKIE, type Environment } from '@/lib/session/access'

/** Keeps where an admin works until the browser ends or the next sign-in. */
export function chooseEnvironment(environment: Environment): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = `${ENVIRONMENT_COOKIE}=${environment}; path=/; samesite=lax`
}
