import type { Action } from '@maru/live-games'
import type { OwnShown, RowShown, SeatShown } from '../../../../../src/tables/table-shapes.ts'
import type { BlackjackDeal } from './timed-deal.ts'

/** What a press on a place of a seat does; undefined: nothing. */
export type PressMeaning = 'sit' | 'bet' | undefined

const OF_SEAT = /^(seat|behind|perfect-pairs|21\+3)-(\d)$/
export const placeOfSeat = (code: string): { kind: string; seat: number } | undefined => {
  const [, kind, seat] = OF_SEAT.exec(code) ?? []
  return kind === undefined ? undefined : { kind, seat: Number(seat) }
}

type Seated = { seats: readonly SeatShown[]; own: Pick<OwnShown, 'seat' | 'held'> | null; phase: RowShown['phase'] }

/**
 * A free seat is taken by its circle; a taken one is its player's; behind it all others bet, and side bets are for everybody. Whether betting is open does not matter here: a press
 * that comes after the close is answered as late.
 */
export function pressMeaning(code: string, { seats, own, phase }: Seated): PressMeaning {
  const place = placeOfSeat(code)
  if (!place) return undefined
  const { kind, seat } = place
  const isOwn = own?.seat === seat
  const isTaken = seats.some((one) => one.seat === seat)
  if (!isTaken) return kind === 'seat' && canMove({ seats, own, phase }) ? 'sit' : undefined
  if ((kind === 'seat' && !isOwn) || (kind === 'behind' && isOwn)) return undefined
  return 'bet'
}

/** What the place offers now. */
export function offeredMeaning(code: string, seated: Seated, isOpen: boolean): PressMeaning {
  const meaning = pressMeaning(code, seated)
  return meaning === 'bet' && !isOpen ? undefined : meaning
}

/** A seat is kept while its chips are played. */
export function canMove({ own, phase }: Seated): boolean {
  if (own?.seat === null || own?.seat === undefined) return true
  const isPlayed = phase !== 'break' && phase !== 'asleep' && phase !== 'cut'
  return !(isPlayed && (own.held[`seat-${own.seat}`] ?? 0) > 0)
}

export type ActionShown = {
  action: Action
  /** What it stakes more. */
  cost: number
  isAffordable: boolean
}

/** What one's own hand may do now; empty where it is not one's turn. */
export function ownActions(
  deal: BlackjackDeal | undefined,
  own: Pick<OwnShown, 'seat' | 'held'> | null,
  balance: number | null,
): ActionShown[] {
  const turn = deal?.turn
  if (!turn || !own || own.seat !== turn.seat) return []
  const stake = own.held[`seat-${turn.seat}`] ?? 0
  return ORDER.filter((action) => turn.legal.includes(action)).map((action) => {
    const cost = action === 'double' || action === 'split' ? stake : 0
    return { action, cost, isAffordable: cost === 0 || balance === null || balance >= cost }
  })
}

const ORDER: readonly Action[] = ['hit', 'stand', 'double', 'split']
export const KEYS: { readonly [A in Action]: string } = { hit: 'H', stand: 'S', double: 'D', split: 'P' }
