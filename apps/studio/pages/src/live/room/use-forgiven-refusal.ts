import { useEffect } from 'react'
import type { RefusalShown, TableStore } from '../store/table-store.ts'

const REFUSAL_MS = 3_000

/** What was refused is said for a while, or until the next chip lies. */
export function useForgivenRefusal(store: TableStore, refusal: RefusalShown | undefined): void {
  useEffect(() => {
    if (!refusal) return
    const timer = setTimeout(() => store.forgiveRefusal(), REFUSAL_MS)
    return () => clearTimeout(timer)
  }, [refusal, store])
}
