import { createStore, delMany, entries, keys, setMany } from 'idb-keyval'
import type { LocalPhoto } from '@/components/photos/fit-photo'
import { ignore } from '@/lib/platform/concurrency/ignore'
import { pageAccount } from '@/lib/platform/http/account-header'

/** Unsent input of a user for a task. */
export type Draft = { details: DraftDetails; photo: LocalPhoto | null }

export type DraftDetails = { description: string; kidIds: string[]; showsChild: boolean }

/** The photo has a record for itself, because writing it with every letter would take too long. */
type RecordName = 'details' | 'photo'
type DraftKey = [userId: string, challengeId: string, assignmentId: string, record: RecordName]
type StoredRecord<T> = { savedAt: number; value: T }

/** Photo of this version, or of an earlier one with another name. */
type StoredPhoto = { file: File; isReencoded?: boolean; shrunk?: boolean }

/** No task can be completed so long after the draft. */
const STALE_MS = 30 * 24 * 3_600_000

const store = createStore('brota-drafts', 'drafts')

/** Returns a task's draft of the page's account; deletes old drafts of all accounts. */
export async function readDraft(challengeId: string, assignmentId: string): Promise<Draft | null> {
  try {
    const all = await entries<DraftKey, StoredRecord<unknown>>(store)
    const isStale = ({ savedAt }: StoredRecord<unknown>) => Date.now() - savedAt > STALE_MS
    // A failed deletion is repeated on the next visit.
    void delMany(
      all.filter(([, saved]) => isStale(saved)).map(([key]) => key),
      store,
    ).catch(ignore)
    const find = <T>(record: RecordName): T | undefined => {
      const wanted = [pageAccount, challengeId, assignmentId, record].join()
      return all.find(([key, saved]) => key.join() === wanted && !isStale(saved))?.[1].value as T | undefined
    }
    const details = find<DraftDetails>('details')
    if (!details) return null
    const photo = find<StoredPhoto | null>('photo')
    if (!photo) return { details, photo: null }
    const { file, isReencoded = photo.shrunk ?? false } = photo
    return { details, photo: { file, isReencoded } }
  } catch {
    return null
  }
}

/** Returns a draft's writer; calls run in order and resolve to false when not stored. */
export function createDraftWriter(challengeId: string, assignmentId: string) {
  const getKey = (record: RecordName): DraftKey => [pageAccount ?? '', challengeId, assignmentId, record]
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
    /** Without the argument `photo`, the stored one stays. */
    save: (details: DraftDetails, photo?: LocalPhoto | null) =>
      inOrder(async () => {
        const savedAt = Date.now()
        const records: [DraftKey, StoredRecord<unknown>][] = [
          [getKey('details'), { savedAt, value: details }],
        ]
        if (photo !== undefined)
          records.push([getKey('photo'), { savedAt, value: photo && (await copyPhoto(photo)) }])
        await setMany(records, store)
      }),
    discard: () => inOrder(() => delMany([getKey('details'), getKey('photo')], store)),
  }
}

/** Copies the bytes, because the chosen file can be gone when the draft is opened. */
async function copyPhoto({ file, isReencoded }: LocalPhoto): Promise<LocalPhoto> {
  return { file: new File([await file.arrayBuffer()], file.name, { type: file.type }), isReencoded }
}

export async function countDraftPhotos(userId: string): Promise<number> {
  const own = await entries<DraftKey, StoredRecord<unknown>>(store)
  return own.filter(([key, { value }]) => key[0] === userId && key[3] === 'photo' && value).length
}

export async function deleteDrafts(userId: string): Promise<void> {
  const all = await keys<DraftKey>(store)
  await delMany(
    all.filter((key) => key[0] === userId),
    store,
  )
}
