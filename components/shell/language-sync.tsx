'use client'

import { useEffect } from 'react'
import { languageJustChanged, syncLanguage } from './choose-language'
import { notify } from './notify'

/** Syncs the stored language, and announces a change on the next page. */
export function LanguageSync({ changedText }: { changedText: string }) {
  useEffect(() => {
    syncLanguage()
    if (languageJustChanged()) void notify('success', changedText)
  }, [changedText])
  return null
}
