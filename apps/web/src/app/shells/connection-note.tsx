import { useText } from '@maru/i18n/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLiveState } from '../../shared/live-state.ts'
import { useSession } from '../../shared/session/session.ts'

const delayMs = 8_000

/** One quiet line when the network is gone, or when the balance comes by asking. */
export function ConnectionNote() {
  const say = useText('common')
  const isOnline = useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  )
  const isMember = useSession() !== undefined
  const isSlow = useLasting(useLiveState() === 'polling') && isMember
  const words = !isOnline ? say('notice.offline') : isSlow ? say('notice.slow') : ''
  return (
    <p role="status" className="bg-warn-tint px-4 py-2 text-center text-13 text-warn empty:hidden">
      {words}
    </p>
  )
}

/** True once it has been so for a while: a short break is nobody's business. */
const useLasting = (is: boolean): boolean => {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!is) return setLasting(false)
    const timer = setTimeout(() => setLasting(true), delayMs)
    return () => clearTimeout(timer)
  }, [is])
  return lasting
}

const onNetwork = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
