import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LinkTabs } from '@/components/shell/link-tabs'
import { RequestBadge } from './counts'
import { addressOfList, LISTS, type ListName } from './lists'
import { RequestNotice } from './request-notice'

type ListTabsProps = { list: ListName; hasRequests: boolean; children: ReactNode }

/** Shows the lists as tabs; requests come early while one waits, where a phone shows them. */
export function ListTabs({ list, hasRequests, children }: ListTabsProps) {
  const t = useTranslations('community')
  const lists = hasRequests ? [...new Set<ListName>(['discover', 'requests', ...LISTS])] : LISTS
  const tabs = lists.map((value) => ({
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
      {list === 'requests' ? null : <RequestNotice />}
      <LinkTabs label={t('listsLabel')} loadingLabel={t('loading')} tabs={tabs} selected={list}>
        <h2 className="sr-only">{t(`lists.${list}`)}</h2>
        {children}
      </LinkTabs>
    </>
  )
}
