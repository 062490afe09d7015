import { useEffect } from 'react'
import type { RefusalShown, TableStore } from '../store/table-store.ts'

const REFUSAL_MS = 4_000

/** What was refused is said for a while. */
export function useForgivenRefusal(store: TableStore, refusal: RefusalShown | undefined): void {
  useEffect(() => {
    if (!refusal) return
    const timer = setTimeout(() => store.forgiveRefusal(), REFUSAL_MS)
    return () => clearTimeout(timer)
  }, [refusal, store])
}
