import { type ReactNode, ViewTransition } from 'react'

/** Fades between sections: a template mounts again for each. */
export default function FamilyTemplate({ children }: { children: ReactNode }) {
  return (
    <ViewTransition default="none" enter="page" exit="page">
      {children}
    </ViewTransition>
  )
}
