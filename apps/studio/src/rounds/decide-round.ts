import { z } from 'zod'
import type { BaccaratGame, SlotGame, SoloGame, StudioGame } from '../catalogue.ts'
import type { BaccaratEvent } from '../games/baccarat/baccarat-events.ts'
import { BET_UNIT, type Bets, LIMITS, PLACES, stakeOf } from '../games/baccarat/places.ts'
import { type BaccaratTable, playBaccarat } from '../games/baccarat/table.ts'
import type { Random } from '../games/random.ts'
import type { SlotEvent } from '../games/slot/slot-events.ts'
import { playSlot } from '../games/slot/slot-rules.ts'

export type RoundEvent = SlotEvent | BaccaratEvent

export interface Decision {
  readonly events: readonly RoundEvent[]
  readonly payout: number
  /** The table afterwards, for games that remember something. */
  readonly table?: unknown
}

/** The bet that was asked for and its stake in won, or undefined when the game does not take it. */
export function readBet(game: StudioGame, asked: unknown): { bet: unknown; stake: number } | undefined {
  if (game.kind === 'table') return undefined
  return game.kind === 'slot' ? readSlotBet(game, asked) : readBaccaratBet(asked)
}

/** Decides the whole round. Called once per round, after its bet was accepted. */
export function decideRound(game: SoloGame, bet: unknown, table: unknown, random: Random): Decision {
  return game.kind === 'slot' ? decideSlot(game, bet, random) : decideBaccarat(game, bet, table, random)
}

const slotBet = z.strictObject({ stake: z.int().positive() })
const baccaratBet = z.partialRecord(z.enum(PLACES), z.int().positive())

function readSlotBet({ config }: SlotGame, asked: unknown) {
  const { data } = slotBet.safeParse(asked)
  return data && config.stakes.includes(data.stake) ? { bet: data, stake: data.stake } : undefined
}

function readBaccaratBet(asked: unknown) {
  const { data } = baccaratBet.safeParse(asked)
  if (!data) return undefined
  const stake = stakeOf(data)
  return stake > 0 && PLACES.every((place) => fits(place, data)) ? { bet: data, stake } : undefined
}

function fits(place: (typeof PLACES)[number], bets: Bets): boolean {
  const sum = bets[place]
  if (sum === undefined) return true
  return sum % BET_UNIT === 0 && sum >= LIMITS[place].min && sum <= LIMITS[place].max
}

function decideSlot({ config }: SlotGame, bet: unknown, random: Random): Decision {
  return playSlot(config, slotBet.parse(bet).stake, random)
}

function decideBaccarat({ code }: BaccaratGame, bet: unknown, table: unknown, random: Random): Decision {
  return playBaccarat(code, table as BaccaratTable | undefined, baccaratBet.parse(bet), random)
}
