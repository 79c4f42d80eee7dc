import 'server-only'
import { LONG_AGO, type StoredFileKind } from '@/lib/platform/storage/stored-file-kind'
import { sweepErasedPhotos } from '../service'
import * as repo from './repository'

export const photoFileKind: StoredFileKind = {
  kind: 'photos',
  names: ['full.webp', 'thumb.webp'],
  existing: repo.findExisting,
  used: repo.findUsed,
  adopt: (ids) => repo.insertUnused(ids, LONG_AGO),
  sweep: sweepErasedPhotos,
}
