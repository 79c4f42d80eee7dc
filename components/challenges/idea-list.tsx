import { cn } from '@/components/ui/cn'

export function IdeaList({ examples, className }: { examples: readonly string[]; className: string }) {
  return (
    <ul className={cn('list-disc text-soft marker:text-leaf', className)}>
      {examples.map((example) => (
        <li key={example}>{example}</li>
      ))}
    </ul>
  )
}
