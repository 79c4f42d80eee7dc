export const REPORT_KINDS = ['post', 'comment', 'family'] as const
export const REPORT_REASONS = ['child_without_permission', 'bullying', 'spam', 'other'] as const
export const REPORT_STATUSES = ['open', 'upheld', 'dismissed'] as const

/** Hidden subjects per user or family in 24 hours. */
export const HIDINGS_A_DAY = 3
