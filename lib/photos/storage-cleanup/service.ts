import 'server-only'
import type { StoredFileKind } from '@/lib/storage/stored-file-kind'
import { sweepErasedPhotos } from '../service'
import * as repo from './repo'
import { PHOTO_FILES } from './rules'

/** As what the owner has erased, which the next sweep takes whatever its age. */
const LONG_AGO = new Date(0)

/** How photos are kept. */
export const photoFileKind: StoredFileKind = {
  kind: 'photos',
  names: PHOTO_FILES,
  existing: repo.findExisting,
  used: repo.findUsed,
  adopt: (ids) => repo.insertUnused(ids, LONG_AGO),
  sweep: sweepErasedPhotos,
}
