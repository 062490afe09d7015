import { serverNow } from '@maru/client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMember } from '../../shared/session/session.ts'

const RealityDialog = lazy(() => import('./reality-dialog.tsx').then((m) => ({ default: m.RealityDialog })))

/** Shows the reality check over whatever is open, a game too, from the instant on at which the server refuses bets. */
export function RealityWatch() {
  const dueAt = useMember()?.member.realityDueAt
  const [reached, setReached] = useState<string>()
  useEffect(() => {
    if (!dueAt) return
    const timer = setTimeout(() => setReached(dueAt), Math.max(0, Date.parse(dueAt) - serverNow()))
    return () => clearTimeout(timer)
  }, [dueAt])
  const isReached = Boolean(dueAt) && reached === dueAt
  // A game in full screen would lie over the dialog.
  useEffect(() => {
    if (isReached && document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
  }, [isReached])
  if (!isReached) return null
  return (
    <Suspense>
      <RealityDialog />
    </Suspense>
  )
}
