'use client'

import { LayoutDashboard } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { chooseEnvironment } from './choose-environment'
import { leaveTo } from './leave-to'

/** Leads an administrator back to the backoffice. */
export function ToBackoffice({ label }: { label: string }) {
  const enter = () => {
    chooseEnvironment('admin')
    void leaveTo('/backoffice')
  }
  return (
    <Button variant="link" className="-mx-1" onClick={enter}>
      <Icon of={LayoutDashboard} />
      {label}
    </Button>
  )
}
