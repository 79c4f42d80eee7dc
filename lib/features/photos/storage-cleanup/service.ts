import 'server-only'
import type { StoredFileKind } from '@/lib/platform/storage/stored-file-kind'
import { sweepErasedPhotos } from '../service'
import * as repo from './repository'
import { PHOTO_FILES } from './rules'

/** Makes the next sweep delete a photo. */
const LONG_AGO = new Date(0)

export const photoFileKind: StoredFileKind = {
  kind: 'photos',
  names: PHOTO_FILES,
  existing: repo.findExisting,
  used: repo.findUsed,
  adopt: (ids) => repo.insertUnused(ids, LONG_AGO),
  sweep: sweepErasedPhotos,
}
