import { ENVIRONMENT_COOKIE, type Environment } from '@/lib/platform/session/access'

/** Stores the admin's environment until the browser session ends or the next sign-in. */
export function chooseEnvironment(environment: Environment): void {
  document.cookie = `${ENVIRONMENT_COOKIE}=${environment}; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}
