import { getTranslations } from 'next-intl/server'
import { MarkReady } from './mark-ready'

/**
 * Explains a page whose scripts do not run. The style sheet shows it after some seconds, or at once where scripts are
 * off, and hides it once the page is ready.
 */
export async function ScriptNotice({ oldestBrowsers }: { oldestBrowsers: Record<string, string> }) {
  const t = await getTranslations('scripts')
  return (
    <>
      <div data-script-notice>
        <p className="bg-sun-tint px-4 py-3 text-center text-sun-ink">{t('missing', oldestBrowsers)}</p>
      </div>
      <MarkReady />
    </>
  )
}
