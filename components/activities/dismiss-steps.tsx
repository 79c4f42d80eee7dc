'use client'

import type { ReactNode } from 'react'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import type { updateFamilyContract } from '@/lib/features/families/contract'
import { send } from '@/lib/platform/http/api-client'

/** Dismisses the first steps for the whole family. */
export function DismissSteps({ familyId, children }: { familyId: string; children: ReactNode }) {
  const { run, isPending } = useApiMutation(
    () =>
      send<typeof updateFamilyContract>('PUT', '/families/{id}', {
        params: { id: familyId },
        body: { firstStepsDismissed: true },
      }),
    // The focused button is about to disappear.
    { refresh: true, onSuccess: () => document.getElementById('main')?.focus() },
  )
  return (
    <Button variant="ghost" size="sm" className="-mr-3 text-soft" loading={isPending} onClick={() => run()}>
      {children}
    </Button>
  )
}
