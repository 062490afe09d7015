import { followTopic, session } from '@maru/client'
import type { PartnerLiveMessage } from '@maru/contract'
import { partnerChanges, partnerTopic } from '@maru/contract/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PartnerPath } from '../host/calls.ts'

type PartnerChange = (typeof partnerChanges)[number]

/** A subtree with much play changes without a pause: its sums are asked for once in so long. */
const EVERY_MS: Record<PartnerChange, number> = { online: 1_000, figures: 10_000 }
const pathsOf: Record<PartnerChange, readonly PartnerPath[]> = {
  online: ['/api/partner/online'],
  figures: ['/api/partner/me', '/api/partner/dashboard', '/api/partner/tree', '/api/partner/settlement'],
}

/** Asks again for what the site says has changed of the own subtree, by the live socket of the site around it. */
export const useLive = (): void => {
  const queries = useQueryClient()
  useEffect(() => {
    const socketKey = session()?.socketKey
    if (!socketKey) return
    const waiting = new Map<PartnerChange, ReturnType<typeof setTimeout>>()
    const ask = (change: PartnerChange) => {
      waiting.delete(change)
      for (const path of pathsOf[change]) void queries.invalidateQueries({ queryKey: ['own', 'partner', path] })
    }
    const note = (changes: readonly PartnerChange[]) => {
      for (const change of changes)
        if (!waiting.has(change))
          waiting.set(
            change,
            setTimeout(() => ask(change), EVERY_MS[change]),
          )
    }
    let wasFollowed = false
    const stop = followTopic({
      destination: partnerTopic(socketKey),
      onMessage: (message) => note((message as PartnerLiveMessage).what),
      // What the page has just asked for is new; after an interruption it may not be.
      onFollowed: () => {
        if (wasFollowed) note(partnerChanges)
        wasFollowed = true
      },
    })
    return () => {
      stop()
      for (const timer of waiting.values()) clearTimeout(timer)
    }
  }, [queries])
}
