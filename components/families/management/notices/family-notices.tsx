import type { AdultLine } from '../adults/adult-lines'
import { Newcomers } from './newcomers'
import { VerifyNotice } from './verify-notice'

type FamilyNoticesProps = { adults: readonly AdultLine[]; isVerified: boolean }

export function FamilyNotices({ adults, isVerified }: FamilyNoticesProps) {
  return (
    <>
      {isVerified ? null : <VerifyNotice />}
      <Newcomers adults={adults} />
    </>
  )
}
