/** What a try to send a photo had come to when it failed. */
export type Attempt = {
  /** The server has answered with the photo's id. */
  uploaded: boolean
  /** …in this very try, so that it cannot have been swept since. */
  fresh: boolean
  /** Kids are named as having taken part. */
  kids: boolean
}

/** How it goes on. */
export type Verdict =
  /** The task is done: nothing is left to send. */
  | 'done'
  /** Nobody is there, or not for us now: everything waits. */
  | 'wait'
  /** This one failed on the server's side: others may fare better, this one is tried again later. */
  | 'later'
  /** Whoever is signed in is not (any longer) the owner, or may not send: it waits for its owner. */
  | 'paused'
  /** The server no longer has the photo. */
  | 'upload_again'
  /** A kid may have been removed from the family since. */
  | 'without_kids'
  /** The server will never have it. */
  | 'refused'

type Rejection = { status: number; code: string; fields: Record<string, unknown> }

/** Decides what a refusal of the server, or its silence, means for a photo that waits. */
export function judge({ status, code, fields }: Rejection, attempt: Attempt): Verdict {
  if (code === 'already_completed') return 'done'
  if (status === 0 || status === 429 || status === 503) return 'wait'
  if (status >= 500) return 'later'
  if (status === 401 || status === 403 || code === 'account_changed') return 'paused'
  if (!attempt.uploaded) return 'refused'
  // "Not found" does not say what: the photo, a kid, or the task itself. They are ruled out one after the other.
  const isPhoto = status === 404 || (status === 422 && 'photoId' in fields)
  if (isPhoto && !attempt.fresh) return 'upload_again'
  return status === 404 && attempt.kids ? 'without_kids' : 'refused'
}
