import { useText } from '@maru/i18n/react'
import { LockIcon } from '@maru/ui/icons.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useHost } from '../host/host.ts'

const HOUR_MS = 3_600_000

/** Rates that cannot be changed yet, with the hours that are left. Nothing where they can. */
export function RateLockTag({ until }: { until: string | null }) {
  const say = useText('partner')
  const { now } = useHost()
  const leftMs = until ? Date.parse(until) - now() : 0
  if (leftMs <= 0) return null
  return (
    <Tag className="gap-1">
      <LockIcon size={13} />
      {say('lock.hours', { hours: Math.ceil(leftMs / HOUR_MS) })}
    </Tag>
  )
}
