import { Sprout } from 'lucide'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'

export function GreetingChip({ text }: { text: string }) {
  return (
    <p className="mb-2">
      <Badge tone="leaf">
        <Icon of={Sprout} />
        {text}
      </Badge>
    </p>
  )
}
