/** HTTP status per error code; texts are in `errors.<code>`. */
export const ERROR_STATUS = {
  malformed_request: 400,
  unauthenticated: 401,
  login_error_credentials: 401,
  second_factor_required: 401,
  forbidden: 403,
  cross_origin: 403,
  family_required: 403,
  account_inactive: 403,
  email_not_verified: 403,
  comments_off: 403,
  registration_closed: 403,
  password_sign_in_off: 403,
  confirm_password: 403,
  not_found: 404,
  family_setup_error_failed_to_join_family: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  email_taken: 409,
  already_in_family: 409,
  already_completed: 409,
  changed_meanwhile: 409,
  account_changed: 409,
  task_in_use: 409,
  challenge_has_completions: 409,
  storage_quota_exceeded: 409,
  last_adult: 409,
  password_missing: 409,
  second_factor_active: 409,
  invitation_not_needed: 409,
  payload_too_large: 413,
  photo_too_large: 413,
  export_too_large: 413,
  material_too_large: 413,
  photo_not_accepted: 415,
  material_not_accepted: 415,
  validation_failed: 422,
  family_setup_error_empty_family_name: 422,
  family_setup_error_empty_join_code: 422,
  completed_too_often: 422,
  not_yet: 422,
  challenge_over: 422,
  task_planned: 422,
  undo_over: 422,
  rest_day_too_early: 422,
  rest_day_too_late: 422,
  rest_day_too_many: 422,
  cannot_remove_self: 422,
  cannot_change_self: 422,
  cannot_follow_self: 422,
  challenge_needs_tasks: 422,
  content_format_unknown: 422,
  content_version_unknown: 422,
  material_limit: 422,
  adult_limit: 422,
  kid_limit: 422,
  device_limit: 422,
  invitation_limit: 422,
  invitation_email_mismatch: 422,
  reset_token_invalid: 422,
  password_too_common: 422,
  too_many_requests: 429,
  internal_error: 500,
  login_error_google_failed: 502,
  provider_not_configured: 503,
  service_unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** Catalog key under `errors`, with its values. */
export type FieldProblem = { key: string; values?: Record<string, string | number> }
export type FieldProblems = Record<string, FieldProblem[]>

type AppErrorOptions = {
  fields?: FieldProblems
  cause?: unknown
  retryAfter?: number
  status?: number
  text?: string | undefined
}

/** Error of services; lib/platform/http turns it into a response. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldProblems | undefined
  readonly retryAfter: number | undefined
  readonly status: number
  readonly text: string | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
    this.retryAfter = options.retryAfter
    this.status = options.status ?? ERROR_STATUS[code]
    this.text = options.text
  }
}

/**
 * Returns a row; without a version, any is accepted.
 * @throws AppError not_found; changed_meanwhile for another version
 */
export function requireVersion<Row extends { version: number }>(row: Row | null, version?: number): Row {
  if (!row) throw new AppError('not_found')
  if (version !== undefined && version !== row.version) throw new AppError('changed_meanwhile')
  return row
}

export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, value)
}
