import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AddUser } from '@/components/backoffice/users/add-user'
import { UsersList } from '@/components/backoffice/users/users-list'
import { DownloadLink } from '@/components/materials/download-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { usersAddress } from '@/lib/features/admin/users/schema'
import { readUsersPage } from '@/lib/features/admin/users/service'
import { env } from '@/lib/platform/config/env'
import { buildApiUrl } from '@/lib/platform/http/client'
import { requireAdmin } from '@/lib/platform/session/require-access'

type UsersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const [t, backoffice] = await Promise.all([getTranslations('userAdmin'), getTranslations('backoffice')])
  return { title: `${t('title')} · ${backoffice('title')}` }
}

export default async function UsersPage({ searchParams }: UsersPageProps) {
  const actor = await requireAdmin('/backoffice/users')
  const [t, sent] = await Promise.all([getTranslations('userAdmin'), searchParams])
  const asked = usersAddress.parse(
    Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, [value].flat()[0]])),
  )
  const list = await readUsersPage(actor, asked)
  const { page: _, ...filter } = asked
  const exported = { ...filter, search: asked.search || undefined, format: 'csv' }
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 tabIndex={-1} className="outline-none">
            {t('title')}
          </h1>
          <p className="mt-1 text-soft">{t('text')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <DownloadLink
            href={buildApiUrl('/admin/users/export', {}, exported)}
            done={t('exported')}
            className={buttonVariants({ variant: 'secondary' })}
          >
            {t('export')}
          </DownloadLink>
          <AddUser />
        </div>
      </div>
      <UsersList
        list={list}
        asked={asked}
        selfId={actor.userId}
        zone={actor.timezone ?? env().APP_TIMEZONE}
      />
    </>
  )
}
