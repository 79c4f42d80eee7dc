import type { z } from 'zod'
import { activity } from '../schema'

export const kidActivity = activity.omit({ description: true, badge: true })

export type KidActivity = z.infer<typeof kidActivity>
