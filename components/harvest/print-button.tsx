'use client'

import { Printer } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Without a visible text on phones. */
export const ROUND_ON_PHONES = 'max-sm:size-11 max-sm:min-h-11 max-sm:px-0'

export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="secondary" className={ROUND_ON_PHONES} onClick={() => window.print()}>
      <Icon of={Printer} />
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  )
}
