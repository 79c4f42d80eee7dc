import { type ReactNode, ViewTransition } from 'react'

/** Fades from section to section where the browser has view transitions; a template mounts again for each section. */
export default function FamilyTemplate({ children }: { children: ReactNode }) {
  return (
    <ViewTransition default="none" enter="page" exit="page">
      {children}
    </ViewTransition>
  )
}
