'use client'

import { useEffect } from 'react'
import { languageJustChanged, syncLanguage } from './choose-language'
import { notify } from './notify'

/** Keeps the copies of the chosen language equal, and says so when this page is the first one in a new language. */
export function LanguageSync({ changedText }: { changedText: string }) {
  useEffect(() => {
    syncLanguage()
    if (languageJustChanged()) void notify('success', changedText)
  }, [changedText])
  return null
}
