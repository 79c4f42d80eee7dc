/** App logo, inlined so that nothing is loaded from its site. */
export function WhatsAppMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
      <path fill="#25D366" d="M12 1.2A10.8 10.8 0 0 0 2.7 17.5L1.2 22.8l5.5-1.4A10.8 10.8 0 1 0 12 1.2Z" />
      <path
        fill="#fff"
        d="M8.6 6.6c.3 0 .5 0 .7.5l.9 2.1c.1.3 0 .5-.1.7l-.8 1c-.1.2-.2.4 0 .6.9 1.6 2.1 2.7 3.7 3.4.3.1.5.1.7-.1l.9-1.1c.2-.3.4-.3.7-.2l2 1c.3.1.4.3.4.6 0 1.3-1.2 2.4-2.5 2.4-4.1 0-8.6-4.4-8.6-8.2 0-1.6 1-2.7 2-2.7Z"
      />
    </svg>
  )
}
