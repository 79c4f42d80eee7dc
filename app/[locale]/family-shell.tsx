import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { toBloom } from '@/components/art/blooms'
import { PhotoQueue } from '@/components/offline/photo-queue'
import { ClientMessages } from '@/components/shell/client-messages'
import { DayWatch } from '@/components/shell/day-watch'
import { LanguageSync } from '@/components/shell/language-sync'
import { ShellFrame } from '@/components/shell/shell-frame'
import { SidebarBrand, SidebarNavigation } from '@/components/shell/sidebar'
import { TabBar } from '@/components/shell/tab-bar'
import { TopBar } from '@/components/shell/top-bar'
import { toTodayView } from '@/lib/features/families/service'
import { countUnread } from '@/lib/features/notifications/inbox/service'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { readPlant } from './read-plant'
import { readOwnFamily, readOwnUser } from './request-cache'

type FamilyShellProps = { actor: FamilyActor; children: ReactNode }

export async function FamilyShell({ actor, children }: FamilyShellProps) {
  const [user, family, plant, unread, t] = await Promise.all([
    readOwnUser(actor),
    readOwnFamily(actor),
    readPlant(actor),
    countUnread(actor),
    getTranslations('language'),
  ])
  return (
    <ClientMessages namespaces={['shell', 'queue']}>
      {/* All plants inside are the family's own, unless they say otherwise. */}
      <div data-pot={family.pot} data-bloom={toBloom(actor.familyId)} className="contents">
        <ShellFrame
          brand={<SidebarBrand />}
          navigation={<SidebarNavigation />}
          bar={<TopBar familyName={family.name} unread={unread} plant={plant} user={user} />}
          tabs={<TabBar />}
        >
          <PhotoQueue userId={actor.userId} familyId={actor.familyId} timezone={actor.timezone} />
          {children}
        </ShellFrame>
      </div>
      <DayWatch familyId={actor.familyId} today={toTodayView(actor)} />
      <LanguageSync changedText={t('changed')} />
    </ClientMessages>
  )
}
