import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PartnerPath } from '../host/calls.ts'
import { type PartnerChange, useHost } from '../host/host.ts'

/** A subtree with much play changes without a pause: its sums are asked for once in so long. */
const EVERY_MS: Record<PartnerChange, number> = { online: 1_000, figures: 10_000 }
const pathsOf: Record<PartnerChange, readonly PartnerPath[]> = {
  online: ['/api/partner/online'],
  figures: ['/api/partner/me', '/api/partner/dashboard', '/api/partner/tree', '/api/partner/settlement'],
}

/** Asks again for what the site says has changed of the own subtree. */
export const useLive = (): void => {
  const { follow } = useHost()
  const queries = useQueryClient()
  useEffect(() => {
    const waiting = new Map<PartnerChange, ReturnType<typeof setTimeout>>()
    const ask = (change: PartnerChange) => {
      waiting.delete(change)
      for (const path of pathsOf[change]) void queries.invalidateQueries({ queryKey: ['own', 'partner', path] })
    }
    const stop = follow?.((changes) => {
      for (const change of changes)
        if (!waiting.has(change))
          waiting.set(
            change,
            setTimeout(() => ask(change), EVERY_MS[change]),
          )
    })
    return () => {
      stop?.()
      for (const timer of waiting.values()) clearTimeout(timer)
    }
  }, [follow, queries])
}
