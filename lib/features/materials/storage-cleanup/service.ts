import 'server-only'
import { LONG_AGO, type StoredFileKind } from '@/lib/platform/storage/stored-file-kind'
import { sweepUnusedMaterials } from '../uploads/service'
import * as repo from './repository'

export const materialFileKind: StoredFileKind = {
  kind: 'materials',
  names: ['file.pdf'],
  existing: repo.findExisting,
  used: repo.findUsed,
  adopt: (ids) => repo.insertUnused(ids, LONG_AGO),
  sweep: () => sweepUnusedMaterials(new Date()),
}
