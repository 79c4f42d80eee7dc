'use client'

import { lazily } from '@/components/ui/lazily'

// Most posts have a photo and no badge: how to draw comes with the first that needs it. Where it does not come, the
// frame around stays empty.

const Nothing = () => null

export const TaskPicture = lazily(
  () =>
    import('@/components/activities/task-picture').then(
      (module) => module.TaskPicture,
      () => Nothing,
    ),
  { onServer: true },
)

export const BadgePicture = lazily(
  () =>
    import('@/components/badges/badge-picture').then(
      (module) => module.BadgePicture,
      () => Nothing,
    ),
  { onServer: true },
)
