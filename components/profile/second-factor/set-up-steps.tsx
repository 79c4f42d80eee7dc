'use client'

import { useState } from 'react'
import { PasswordStep } from './password-step'
import { RecoveryCodes } from './recovery-codes'
import { ScanStep } from './scan-step'
import type { Secret } from './secret'

type SetUpStepsProps = { onCancel: () => void; onEnabled: () => void; onDone: () => void }

export function SetUpSteps({ onCancel, onEnabled, onDone }: SetUpStepsProps) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  const showCodes = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes)
    onEnabled()
  }
  if (secret) return <ScanStep {...secret} onCancel={onCancel} onDone={showCodes} />
  return <PasswordStep onCancel={onCancel} onDone={setSecret} />
}
