'use client'

import dynamic from 'next/dynamic'

const Calm = () => null

/** The storm of an error page, fetched when there is one. Where it cannot be fetched, the page does without. */
export const StormLater = dynamic<{ className?: string }>(
  () =>
    import('./storm-cloud').then(
      (module) => module.StormCloud,
      () => Calm,
    ),
  { ssr: false },
)
