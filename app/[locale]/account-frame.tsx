import type { ReactNode } from 'react'
import { StandalonePage } from '@/components/shell/standalone-page'
import { type Actor, isFamilyActor } from '@/lib/platform/session/actor'
import { FamilyShell } from './family-shell'

type AccountFrameProps = { actor: Actor | null; ownSelector?: boolean; children: ReactNode }

/** Renders an account's page in a column next to the navigation, else in the garden. The page adds its `AccountCard`. */
export function AccountFrame({ actor, ownSelector, children }: AccountFrameProps) {
  if (!actor || !isFamilyActor(actor))
    return (
      <StandalonePage userId={actor?.userId ?? null} ownSelector={ownSelector}>
        {children}
      </StandalonePage>
    )
  return (
    <FamilyShell actor={actor}>
      <div data-account-column="" className="mx-auto w-full max-w-2xl">
        {children}
      </div>
    </FamilyShell>
  )
}
