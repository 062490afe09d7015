import { useText } from '@maru/i18n/react'
import { toast } from '@maru/ui/toast.ts'
import { lazy, Suspense, useSyncExternalStore } from 'react'

let isWanted = false
const listeners = new Set<() => void>()
const show = (kind: 'ok' | 'error', text: string): void => {
  isWanted = true
  for (const listener of listeners) listener()
  void loadToaster().then(() => toast[kind](text))
}

/** Says what has happened. An error stays until it is closed. */
export const notify = {
  ok: (text: string): void => show('ok', text),
  error: (text: string): void => show('error', text),
}

const loadToaster = () => import('@maru/ui/toaster.tsx')
const LazyToaster = lazy(() => loadToaster().then(({ Toaster }) => ({ default: Toaster })))

/** It comes with the first toast, so that no page carries it. */
export function Toasts() {
  const say = useText('partner-site')
  const wanted = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isWanted,
  )
  return wanted ? (
    <Suspense>
      <LazyToaster label={say('notices')} closeLabel={say('close')} offset={72} />
    </Suspense>
  ) : null
}
