import type { NotificationView } from '@/lib/features/notifications/schema'

const QUOTED_TITLE = /(“.*”)/s

/** Shows the text with the sender's name and the quoted title in bold. */
export function NotificationText({ text, senderName }: Pick<NotificationView, 'text' | 'senderName'>) {
  const name = senderName && text.startsWith(senderName) ? senderName : ''
  const [before, title, after] = text.slice(name.length).split(QUOTED_TITLE)
  return (
    <>
      {name ? <b>{name}</b> : null}
      {before}
      {title ? <b>{title}</b> : null}
      {after}
    </>
  )
}
