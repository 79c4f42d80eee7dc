/** State of a failed try. */
export type Attempt = {
  uploaded: boolean
  /** The server cannot have deleted it since. */
  fresh: boolean
  kids: boolean
}

/** Next step for a queued photo. */
export type Verdict =
  /** Nothing left to send. */
  | 'done'
  /** No response, or the server is busy: the whole queue waits. */
  | 'wait'
  | 'later'
  /** The session is missing, belongs to another user or lacks access. */
  | 'paused'
  | 'upload_again'
  /** A kid may have been removed since. */
  | 'without_kids'
  | 'refused'

type Rejection = { status: number; code: string; fields: Record<string, unknown> }

/** Decides the next step after an error response or none. */
export function decideNextStep({ status, code, fields }: Rejection, attempt: Attempt): Verdict {
  if (code === 'already_completed') return 'done'
  if (status === 0 || status === 429 || status === 503) return 'wait'
  if (status >= 500) return 'later'
  if (status === 401 || status === 403 || code === 'account_changed') return 'paused'
  if (!attempt.uploaded) return 'refused'
  // 404 does not name the missing part: photo, kid and task are ruled out one by one.
  const isPhoto = status === 404 || (status === 422 && 'photoId' in fields)
  if (isPhoto && !attempt.fresh) return 'upload_again'
  return status === 404 && attempt.kids ? 'without_kids' : 'refused'
}
