import * as auth from '@/lib/auth/contract'
import * as badges from '@/lib/badges/contract'
import * as challenges from '@/lib/challenges/contract'
import * as completions from '@/lib/completions/contract'
import * as progress from '@/lib/completions/progress/contract'
import * as families from '@/lib/families/contract'
import type { Contract } from '@/lib/http/contract'
import * as photos from '@/lib/photos/contract'
import * as scores from '@/lib/scores/contract'
import * as tasks from '@/lib/tasks/contract'
import * as users from '@/lib/users/contract'

const rooms = [auth, users, families, scores, tasks, challenges, completions, progress, badges, photos]

/** Every call of the API; the house test holds it against the folders beside it. */
export const contracts: Contract[] = rooms.flatMap((room) => Object.values(room) as unknown as Contract[])
