import 'server-only'
import type { StoredFileKind } from '@/lib/platform/storage/stored-file-kind'
import { sweepIdleMaterials } from '../uploads/service'
import * as repo from './repository'

/** Longer ago than any upload. */
const LONG_AGO = new Date(0)

export const materialFileKind: StoredFileKind = {
  kind: 'materials',
  names: ['file.pdf'],
  existing: repo.findExisting,
  used: repo.findUsed,
  adopt: (ids) => repo.insertUnused(ids, LONG_AGO),
  sweep: () => sweepIdleMaterials(new Date()),
}
