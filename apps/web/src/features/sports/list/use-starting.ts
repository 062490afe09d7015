import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type SportMenu, sportMenu } from '../calls/sport-menu.ts'

/**
 * What there is to bet on, undefined while it is not known: a server that starts may have no events yet. `isStarting` of what was asked for at that time, in ms since 1970: it may have come before they did.
 */
export const useStarting = (): { menu: SportMenu | undefined; isStarting: (askedAt: number) => boolean } => {
  const { data, dataUpdatedAt } = useQuery(sportMenu)
  const isStarting = data?.isStarting ?? false
  const [last, setLast] = useState({ isStarting, upAt: 0 })
  if (last.isStarting !== isStarting) setLast({ isStarting, upAt: isStarting ? 0 : dataUpdatedAt })
  return {
    menu: isStarting && data?.sports.length === 0 ? undefined : data,
    isStarting: (askedAt) => isStarting || askedAt < last.upAt,
  }
}
