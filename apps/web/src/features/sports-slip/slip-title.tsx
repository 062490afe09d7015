import { useText } from '@maru/i18n/react'
import { Badge } from '@maru/ui/tag.tsx'

/** The name of the slip, with how many selections are in it. */
export function SlipTitle({ count }: { count: number }) {
  const say = useText('sports-slip')
  return (
    <span className="flex items-center gap-2">
      {say('slip.title')}
      {count > 0 && <Badge label={say('slip.count', { count })}>{count}</Badge>}
    </span>
  )
}
