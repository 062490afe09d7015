import { THOUSAND } from '../price/price.ts'
import { isOneLine, lineCount, type Slip } from '../ticket/lines.ts'
import { type Factor, type Ratio, returnOfLines } from '../ticket/payout.ts'

/** What an outcome, event or competition may still cost. `selections`: which of the slip's belong to it, by their index. */
export type Room = {
  kind: 'outcome' | 'event' | 'competition'
  key: string
  selections: readonly number[]
  room: bigint
}

/** In whole won. `mostPrice`: of the ticket, its possible win ÷ its stake, in thousandths. */
export type StakeLimits = {
  leastStake: bigint
  mostStake: bigint
  mostPrice: number
  mostWin: bigint
  rooms: readonly Room[]
}
/** Which limit it is that allows no more. */
export type LimitName = { kind: 'stake' | 'price' | 'win' } | { kind: Room['kind']; key: string }

/**
 * The largest stake that no limit forbids, and the tightest limit, the first where some are equal. `stake` is a multiple of the lines; 0 where nothing at or above the least stake is left.
 * The slip is one that `problemOfSlip` has nothing against.
 */
export const largestStake = (slip: Slip, limits: StakeLimits): { stake: bigint; by: LimitName } => {
  const lines = lineCount(slip)
  const won = returnOfLines(slip, winsOf(slip))
  const lossOf = lossesPerLineStake(slip)
  const isTooDear = won.over * BigInt(THOUSAND) > BigInt(limits.mostPrice) * lines * won.under
  const perLine: { most: bigint; by: LimitName }[] = [
    { most: limits.mostStake / lines, by: { kind: 'stake' } },
    { most: largestWithin(won, limits.mostWin) ?? 0n, by: { kind: 'win' } },
    ...limits.rooms.flatMap(({ kind, key, selections, room }) => {
      const most = largestWithin(lossOf(selections), room)
      return most === null ? [] : [{ most, by: { kind, key } }]
    }),
  ]
  if (isTooDear) perLine.unshift({ most: 0n, by: { kind: 'price' } })
  const tightest = perLine.reduce((least, one) => (one.most < least.most ? one : least))
  const stake = tightest.most > 0n ? tightest.most * lines : 0n
  return { stake: stake < limits.leastStake ? 0n : stake, by: tightest.by }
}

/**
 * What one won on each line costs the book at most where some selections win: what the lines with at least one of them pay, less their stakes. Exactly; below zero where they pay less than
 * they cost.
 */
export const lossesPerLineStake = (slip: Slip): ((selections: readonly number[]) => Ratio) => {
  const wins = winsOf(slip)
  if (isOneLine(slip)) {
    // Whichever win: it is the line that is there.
    const { over, under } = returnOfLines(slip, wins)
    const whole = { over: over - under, under }
    return (selections) => (selections.length > 0 ? whole : { over: 0n, under })
  }
  const ones = slip.selections.map(() => ({ over: 1n, under: 1n }))
  return (selections) => {
    const paid = ofLinesWith(slip, selections, wins)
    const staked = ofLinesWith(slip, selections, ones)
    return { over: paid.over * staked.under - staked.over * paid.under, under: paid.under * staked.under }
  }
}

/** All lines less those that have none of the selections. */
const ofLinesWith = (slip: Slip, selections: readonly number[], factors: readonly Factor[]): Ratio => {
  const all = returnOfLines(slip, factors)
  const others = returnOfLines(
    slip,
    factors.map((factor, index) => (selections.includes(index) ? { over: 0n, under: factor.under } : factor)),
  )
  return { over: all.over - others.over, under: all.under }
}

const winsOf = ({ selections }: Slip): Factor[] =>
  selections.map(({ price }) => ({ over: BigInt(price), under: BigInt(THOUSAND) }))

/** The largest whole number whose product with the ratio, floored, is at most `most`. Null: all of them. */
const largestWithin = ({ over, under }: Ratio, most: bigint): bigint | null => {
  if (most < 0n) return 0n
  return over <= 0n ? null : ((most + 1n) * under - 1n) / over
}
