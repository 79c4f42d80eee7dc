import { notFound } from 'next/navigation'

/** Every address without a page of its own. */
export default function UnknownPage() {
  notFound()
}
