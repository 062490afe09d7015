import { useEffect, useRef } from 'react'
import type { TableStore } from '../store/table-store.ts'
import { hashOf, lateOrigin, mayLeave } from './late-stream.ts'

const LOOK_MS = 500
/** Not every page of a table at the same moment, ms. */
const SPREAD_MS = 4_000

type AtTable = { readonly said: { readonly code: string }; readonly store: TableStore }

/** A stream may come from an origin that the page's policy does not name, because it was set after the page was loaded. Then the page loads itself anew, once nothing of the player's runs. */
export function useLateStream(tables: readonly AtTable[]): void {
  const open = useRef(tables)
  open.current = tables
  useEffect(() => {
    let origin: string | undefined
    let readyAt = 0
    const blocked = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (origin) return
      const streams = open.current.flatMap(({ store }) => store.state().table?.video?.url ?? [])
      origin = lateOrigin(blockedURI, streams, location.hash)
      readyAt = Date.now() + Math.random() * SPREAD_MS
    }
    const timer = setInterval(() => {
      if (!origin || Date.now() < readyAt || !open.current.every(({ store }) => mayLeave(store.state()))) return
      clearInterval(timer)
      history.replaceState(null, '', hashOf({ codes: open.current.map(({ said }) => said.code), origin }))
      location.reload()
    }, LOOK_MS)
    document.addEventListener('securitypolicyviolation', blocked)
    return () => {
      clearInterval(timer)
      document.removeEventListener('securitypolicyviolation', blocked)
    }
  }, [])
}
