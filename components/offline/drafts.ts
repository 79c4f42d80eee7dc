import { createStore, delMany, entries, keys, setMany } from 'idb-keyval'
import { pageAccount } from '@/lib/platform/http/account-header'

/** Unsent input of a user for a task. */
export type Draft = { details: DraftDetails; photo: DraftPhoto | null }

export type DraftDetails = { description: string; kidIds: string[]; showsChild: boolean }

type DraftPhoto = { file: File; shrunk: boolean }

/** Its own record: writing it with every letter would take too long. */
type Part = 'details' | 'photo'
type DraftKey = [userId: string, challengeId: string, taskId: string, part: Part]
type Saved<T> = { savedAt: number; value: T }

/** No task can be completed so much later. */
const STALE_MS = 30 * 24 * 3_600_000

const store = createStore('brota-drafts', 'drafts')

/** Returns a task's draft of the page's account; deletes old drafts of all accounts. */
export async function readDraft(challengeId: string, taskId: string): Promise<Draft | null> {
  try {
    const all = await entries<DraftKey, Saved<unknown>>(store)
    const isStale = ({ savedAt }: Saved<unknown>) => Date.now() - savedAt > STALE_MS
    void delMany(
      all.filter(([, saved]) => isStale(saved)).map(([key]) => key),
      store,
    ).catch(ignore)
    const find = <T>(part: Part) => {
      const wanted = [pageAccount, challengeId, taskId, part].join()
      return all.find(([key, saved]) => key.join() === wanted && !isStale(saved))?.[1] as Saved<T> | undefined
    }
    const details = find<DraftDetails>('details')?.value
    return details ? { details, photo: find<DraftPhoto | null>('photo')?.value ?? null } : null
  } catch {
    return null
  }
}

/** Returns a draft's writer; calls run in order and resolve to false when not stored. */
export function createDraftWriter(challengeId: string, taskId: string) {
  const getKey = (part: Part): DraftKey => [pageAccount ?? '', challengeId, taskId, part]
  let last: Promise<unknown> = Promise.resolve()
  const inOrder = (work: () => Promise<void>): Promise<boolean> => {
    const written = last.then(work).then(
      () => true,
      () => false,
    )
    last = written
    return written
  }
  return {
    /** Without a photo, the stored one stays. */
    save: (details: DraftDetails, photo?: DraftPhoto | null) =>
      inOrder(async () => {
        const savedAt = Date.now()
        const parts: [DraftKey, Saved<unknown>][] = [[getKey('details'), { savedAt, value: details }]]
        if (photo !== undefined)
          parts.push([getKey('photo'), { savedAt, value: photo && (await copyPhoto(photo)) }])
        await setMany(parts, store)
      }),
    discard: () => inOrder(() => delMany([getKey('details'), getKey('photo')], store)),
  }
}

/** The chosen file can be gone by then. */
async function copyPhoto({ file, shrunk }: DraftPhoto): Promise<DraftPhoto> {
  return { file: new File([await file.arrayBuffer()], file.name, { type: file.type }), shrunk }
}

/** Counts an account's drafts with a photo on this device. */
export async function countDraftPhotos(userId: string): Promise<number> {
  const own = await entries<DraftKey, Saved<unknown>>(store)
  return own.filter(([key, { value }]) => key[0] === userId && key[3] === 'photo' && value).length
}

/** Deletes an account's drafts. */
export async function deleteDrafts(userId: string): Promise<void> {
  const all = await keys<DraftKey>(store)
  await delMany(
    all.filter((key) => key[0] === userId),
    store,
  )
}

/** The next visit deletes them. */
function ignore(): void {}
