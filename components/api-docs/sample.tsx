/** Shows code that wraps. */
export function Sample({ text }: { text: string }) {
  return (
    <pre className="mt-2 whitespace-pre-wrap break-words rounded-xl bg-muted p-3 text-sm [overflow-wrap:anywhere]">
      <code>{text}</code>
    </pre>
  )
}

/** Renders what is between backticks as code. */
export function CodeText({ text }: { text: string }) {
  const pieces = text.split('`')
  // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces never move.
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : <code key={index}>{piece}</code>))
}
