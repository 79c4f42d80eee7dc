/** State of a failed try. */
export type Attempt = {
  /** The server has the photo. */
  uploaded: boolean
  /** Uploaded in this try, so that the server cannot have deleted it since. */
  fresh: boolean
  /** The request names kids. */
  kids: boolean
}

/** Next step for a queued photo. */
export type Verdict =
  /** The task is completed: nothing left to send. */
  | 'done'
  /** No response, or the server is busy: the whole queue waits. */
  | 'wait'
  /** Server error for this photo only: it is retried later. */
  | 'later'
  /** The session is missing, belongs to another user or lacks access: the photo waits for its owner. */
  | 'paused'
  /** The server no longer has the photo. */
  | 'upload_again'
  /** A kid may have been removed from the family since. */
  | 'without_kids'
  /** The server will never accept it. */
  | 'refused'

type Rejection = { status: number; code: string; fields: Record<string, unknown> }

/** Decides the next step for a queued photo after an error response or none. */
export function judge({ status, code, fields }: Rejection, attempt: Attempt): Verdict {
  if (code === 'already_completed') return 'done'
  if (status === 0 || status === 429 || status === 503) return 'wait'
  if (status >= 500) return 'later'
  if (status === 401 || status === 403 || code === 'account_changed') return 'paused'
  if (!attempt.uploaded) return 'refused'
  // 404 does not name the missing part: photo, kid or task. They are ruled out one by one.
  const isPhoto = status === 404 || (status === 422 && 'photoId' in fields)
  if (isPhoto && !attempt.fresh) return 'upload_again'
  return status === 404 && attempt.kids ? 'without_kids' : 'refused'
}
