import { getTranslations } from 'next-intl/server'
import { readListQuery, type SearchParams } from '@/components/backoffice/list/list-address'
import { PageHeader } from '@/components/backoffice/page-header'
import { AddUser } from '@/components/backoffice/users/add-user'
import { UsersList } from '@/components/backoffice/users/users-list'
import { DownloadLink } from '@/components/materials/download-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { usersAddress } from '@/lib/features/admin/users/schema'
import { readUsersPage } from '@/lib/features/admin/users/service'
import { env } from '@/lib/platform/config/env'
import { buildApiUrl } from '@/lib/platform/http/api-client'
import { requireAdmin } from '@/lib/platform/session/require-access'
import { pageMetadata } from '../page-metadata'

export const generateMetadata = pageMetadata('users')

export default async function UsersPage({ searchParams }: { searchParams: SearchParams }) {
  const actor = await requireAdmin('/backoffice/users')
  const [t, query] = await Promise.all([getTranslations('userAdmin'), readListQuery(searchParams)])
  const asked = usersAddress.parse(query)
  const list = await readUsersPage(actor, asked)
  const { page: _, ...filter } = asked
  const exported = { ...filter, search: asked.search || undefined, format: 'csv' }
  return (
    <>
      <PageHeader title={t('title')}>
        <DownloadLink
          href={buildApiUrl('/admin/users/export', {}, exported)}
          done={t('exported')}
          className={buttonVariants({ variant: 'secondary', size: 'sm', className: 'flex-row-reverse' })}
        >
          {t('export')}
        </DownloadLink>
        <AddUser />
      </PageHeader>
      <UsersList
        list={list}
        asked={asked}
        selfId={actor.userId}
        zone={actor.timezone ?? env().APP_TIMEZONE}
      />
    </>
  )
}
