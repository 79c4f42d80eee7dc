import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LinkTabs } from '@/components/shell/link-tabs'
import { RequestBadge } from './counts'
import { addressOfList, TABS, type TabName } from './lists'
import { RequestNotice } from './request-notice'

type ListTabsProps = { tab: TabName; hasRequests: boolean; children: ReactNode }

/** Shows the lists as tabs; requests come early while one waits, where a phone shows them. */
export function ListTabs({ tab, hasRequests, children }: ListTabsProps) {
  const t = useTranslations('community')
  const names = hasRequests ? [...new Set<TabName>(['discover', 'requests', ...TABS])] : TABS
  const tabs = names.map((value) => ({
    value,
    href: addressOfList(value),
    label: (
      <>
        {t(`lists.${value}`)}
        {value === 'requests' ? <RequestBadge label={t('waiting')} /> : null}
      </>
    ),
  }))
  return (
    <>
      {tab === 'requests' ? null : <RequestNotice />}
      <LinkTabs label={t('listsLabel')} loadingLabel={t('loading')} tabs={tabs} selected={tab}>
        <h2 className="sr-only">{t(`lists.${tab}`)}</h2>
        {children}
      </LinkTabs>
    </>
  )
}
