export const PROVIDERS = ['google', 'apple', 'facebook'] as const

export type SocialProvider = (typeof PROVIDERS)[number]
