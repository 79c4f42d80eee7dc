import { redirect } from 'next/navigation'
import { gate, homeOfVisitor } from '@/lib/session/gate'

/** "/" only decides where to go. */
export default async function HomePage() {
  await gate('/')
  redirect(await homeOfVisitor())
}
