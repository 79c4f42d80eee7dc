/** Providers whose buttons are always shown, even if not configured. */
export const SOCIAL_PROVIDERS = ['google', 'apple', 'facebook'] as const

/** All providers; `oidc` is the operator's own. */
export const PROVIDERS = [...SOCIAL_PROVIDERS, 'oidc'] as const

export type Provider = (typeof PROVIDERS)[number]
