import 'server-only'
import { DELETE_AT_NEXT_SWEEP, type StoredFileKind } from '@/lib/platform/storage/stored-file-kind'
import { sweepUnusedMaterials } from '../uploads/service'
import * as repo from './repository'

export const materialFileKind: StoredFileKind = {
  kind: 'materials',
  names: ['file.pdf'],
  existing: repo.findExisting,
  used: repo.findUsed,
  adopt: (ids) => repo.insertUnused(ids, DELETE_AT_NEXT_SWEEP),
  sweep: () => sweepUnusedMaterials(new Date()),
}
