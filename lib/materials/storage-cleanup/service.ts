import 'server-only'
import type { StoredFileKind } from '@/lib/storage/stored-file-kind'
import { sweepIdleMaterials } from '../uploads/service'
import * as repo from './repo'

/** Longer than any upload takes, so that the next sweep takes it. */
const LONG_AGO = new Date(0)

/** How PDFs that administrators have added are kept. */
export const materialFileKind: StoredFileKind = {
  kind: 'materials',
  names: ['file.pdf'],
  existing: repo.findExisting,
  used: repo.findUsed,
  adopt: (ids) => repo.insertUnused(ids, LONG_AGO),
  sweep: () => sweepIdleMaterials(new Date()),
}
