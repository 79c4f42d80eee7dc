/** Shows code that wraps. */
export function Sample({ text }: { text: string }) {
  return (
    <pre className="mt-2 whitespace-pre-wrap break-words rounded-xl bg-muted p-3 text-sm [overflow-wrap:anywhere]">
      <code>{text}</code>
    </pre>
  )
}

/** Renders what is between backticks as code; "e-mail" does not break at its hyphen. */
export function CodeText({ text }: { text: string }) {
  const pieces = text.split('`')
  return pieces.map((piece, index) => {
    if (index % 2 === 0) {
      return piece.split(/(e-mails?)/).map((part, place) =>
        place % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces never move.
          <span key={`${index} ${place}`} className="whitespace-nowrap">
            {part}
          </span>
        ),
      )
    }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces never move.
      <code key={index} className="text-[0.9em]">
        {piece}
      </code>
    )
  })
}
