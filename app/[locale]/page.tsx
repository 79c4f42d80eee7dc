import { redirect } from 'next/navigation'
import { getHomePath, requireAccess } from '@/lib/session/require-access'

/** "/" only decides where to go. */
export default async function HomePage() {
  await requireAccess('/')
  redirect(await getHomePath())
}
