import { type ReactNode, ViewTransition } from 'react'

/** Fades from page to page where the browser has view transitions; a template mounts again on each navigation. */
export default function FamilyTemplate({ children }: { children: ReactNode }) {
  return (
    <ViewTransition default="none" enter="page" exit="page">
      {children}
    </ViewTransition>
  )
}
