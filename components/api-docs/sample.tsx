/** Shows code that wraps. */
export function Sample({ text }: { text: string }) {
  return (
    <pre className="mt-2 whitespace-pre-wrap break-words rounded-xl bg-muted p-3 text-sm [overflow-wrap:anywhere]">
      <code>{text}</code>
    </pre>
  )
}
