import 'server-only'
import { DELETE_AT_NEXT_SWEEP, type StoredFileKind } from '@/lib/platform/storage/stored-file-kind'
import { sweepErasedPhotos } from '../service'
import * as repo from './repository'

export const photoFileKind: StoredFileKind = {
  kind: 'photos',
  names: ['full.webp', 'thumb.webp'],
  existing: repo.findExistingPhotoIds,
  used: repo.findUsedPhotoIds,
  adopt: (ids) => repo.insertUnusedPhotos(ids, DELETE_AT_NEXT_SWEEP),
  sweep: sweepErasedPhotos,
}
