'use client'

import { useState } from 'react'
import { PasswordStep } from './password-step'
import { RecoveryCodes } from './recovery-codes'
import { ScanStep } from './scan-step'
import type { Secret } from './secret'

type SetUpStepsProps = { onCancel: () => void; onDone: () => void }

/** Password, then the app, then the recovery codes. */
export function SetUpSteps({ onCancel, onDone }: SetUpStepsProps) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (secret) return <ScanStep {...secret} onCancel={onCancel} onDone={setCodes} />
  return <PasswordStep onCancel={onCancel} onDone={setSecret} />
}
