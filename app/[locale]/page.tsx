import { redirect } from 'next/navigation'
import { getHomePath, requireAccess } from '@/lib/platform/session/require-access'

export default async function HomePage() {
  await requireAccess('/')
  redirect(await getHomePath())
}
