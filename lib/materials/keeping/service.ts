import 'server-only'
import type { Keeper } from '@/lib/storage/keeper'
import { sweepIdleMaterials } from '../uploads/service'
import * as repo from './repo'

/** Longer than any upload takes, so that the next sweep takes it. */
const LONG_AGO = new Date(0)

/** How PDFs that administrators have added are kept. */
export const materialKeeper: Keeper = {
  kind: 'materials',
  names: ['file.pdf'],
  existing: repo.findExisting,
  used: repo.findUsed,
  adopt: (ids) => repo.insertUnused(ids, LONG_AGO),
  sweep: () => sweepIdleMaterials(new Date()),
}
