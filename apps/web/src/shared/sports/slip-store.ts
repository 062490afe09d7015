import { onSession, session } from '@maru/client'
import { useSyncExternalStore } from 'react'
import {
  emptySlip,
  hasSelection,
  ownedBy,
  readSlip,
  type SlipPick,
  type SlipSelection,
  type SlipState,
  toggled,
  withBanker,
  withoutSelection,
} from './slip.rules.ts'

export type { SlipPick, SlipSelection } from './slip.rules.ts'

/** Each site has an origin, and storage, of its own. */
const place = 'maru-sports-slip'
/** Of a member whose session ended here. */
const leftPlace = (owner: string): string => `${place}-of-${owner}`
let current: SlipState | undefined
const listeners = new Set<() => void>()

const stored = (from: string): SlipState => {
  try {
    return readSlip(localStorage.getItem(from))
  } catch {
    return emptySlip
  }
}

const store = (at: string, slip: SlipState): void => {
  try {
    localStorage.setItem(at, JSON.stringify(slip))
  } catch {
    // Without storage it lasts until the page is left.
  }
}

export const slipNow = (): SlipState => {
  if (!current) {
    current = stored(place)
    // The session ended on a page without a slip, or while no page was open.
    if (current.owner !== null && !session()) putAway(current)
  }
  return current
}

/** A member's slip goes with the session: a guest at the same device does not see it. */
const putAway = (slip: SlipState): void => {
  if (slip.owner !== null) store(leftPlace(slip.owner), slip)
  store(place, emptySlip)
  current = emptySlip
}

export const changeSlip = (change: (slip: SlipState) => SlipState): void => {
  const next = change(slipNow())
  if (next === current) return
  current = next
  store(place, next)
  for (const listener of listeners) listener()
}

/** Who logged in finds their own slip. */
export const takeSlip = (owner: string): void => {
  const { owner: before } = slipNow()
  // Another session took the place of one that nobody ended.
  if (before !== null && before !== owner) putAway(slipNow())
  changeSlip((slip) => ownedBy(slip, owner, stored(leftPlace(owner))))
}

onSession((next) => {
  const slip = slipNow()
  if (next || slip.owner === null) return
  putAway(slip)
  for (const listener of listeners) listener()
})

const subscribe = (listener: () => void): (() => void) => {
  // Another tab changed it.
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== place) return
    current = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

const isOn = (eventId: string, market: string, outcome: string): boolean =>
  hasSelection(slipNow(), { eventId, market, outcome })

let placesAtOnce: ((pick: SlipPick) => void) | undefined

/** Whoever shows the slip takes presses on prices while one press places a ticket. Returns how to stop. */
export const onOneTap = (place: (pick: SlipPick) => void): (() => void) => {
  placesAtOnce = place
  return () => {
    if (placesAtOnce === place) placesAtOnce = undefined
  }
}

export const toggleSelection = (pick: SlipPick): void => {
  if (slipNow().isOneTap && placesAtOnce && !hasSelection(slipNow(), pick)) placesAtOnce(pick)
  else changeSlip((slip) => toggled(slip, pick))
}

const acts = {
  toggle: toggleSelection,
  isOn,
  remove: (selection: Pick<SlipSelection, 'eventId' | 'market' | 'outcome'>): void =>
    changeSlip((slip) => withoutSelection(slip, selection)),
  clear: (): void => changeSlip((slip) => ({ ...slip, selections: [], sizes: [] })),
  toggleBanker: (selection: Pick<SlipSelection, 'eventId' | 'market' | 'outcome'>): void =>
    changeSlip((slip) => withBanker(slip, selection)),
}

/** The slip of this device, kept over reloads and shared by its tabs. */
export const useSlip = (): SlipState & typeof acts => {
  const slip = useSyncExternalStore(subscribe, slipNow, () => emptySlip)
  return { ...slip, ...acts }
}

/** Whether an outcome is in the slip, for a price of a long list: it renders when its own answer changes, not with every change of the slip. */
export const useIsOn = (eventId: string, market: string, outcome: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOn(eventId, market, outcome),
    () => false,
  )
