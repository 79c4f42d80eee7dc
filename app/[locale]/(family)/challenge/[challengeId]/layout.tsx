import type { ReactNode } from 'react'
import { findChallenge } from './find-challenge'

type Props = { children: ReactNode; params: Promise<{ challengeId: string }> }

/** Asks before the skeleton of `loading` is sent: after that it is too late to answer 404. */
export default async function ChallengeLayout({ children, params }: Props) {
  await findChallenge((await params).challengeId)
  return children
}
