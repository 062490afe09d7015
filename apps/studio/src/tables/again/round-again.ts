import type { Language } from '@maru/vendor-wallet'
import type pg from 'pg'
import { describeTable } from '../describe-table.ts'
import { recordOf } from '../engine/record.repository.ts'
import { returnedOf } from '../engine/round-now.ts'
import { tableByCode } from '../table-list.ts'
import {
  type ChangeRow,
  changesOf,
  endedRound,
  isPaid,
  playerOfRound,
  type RoundRow,
} from './round-again.repository.ts'
import type { RecordAgain, StakeAgain, StakeEnd, TableRoundAgain } from './round-again-shapes.ts'

/** Which of its players a round is shown to. */
export type RightToRound = { round: string; player: string }

/** A round that is over, for a player who had a bet in it; undefined for anybody else, and while it runs. */
export const findRoundOfPlayer = async (
  db: pg.Pool,
  id: string,
  user: string,
): Promise<(RightToRound & { code: string; sessionId: string }) | undefined> => {
  const round = await endedRound(db, id)
  const found = round && (await playerOfRound(db, round, user))
  return found && { round: round.id, code: round.code, ...found }
}

export const roundAgain = async (
  db: pg.Pool,
  { round: id, player }: RightToRound,
  language: Language,
): Promise<TableRoundAgain | undefined> => {
  const round = await endedRound(db, id)
  const table = round && tableByCode(round.code)
  if (!round || !table) return undefined
  const [changes, paid] = await Promise.all([changesOf(db, round, player), isPaid(db, round, player)])
  const stakes = stakesOf(changes, round)
  return {
    game: describeTable(table, language, { room: round.room }),
    id: round.id,
    number: round.round,
    startedAt: round.startedAt,
    result: round.result,
    deal: round.deal,
    isVoided: round.isVoided,
    voidReason: round.voidReason,
    isTyped: round.shoe === null && round.result !== null,
    shoe: round.shoe === null ? null : { number: round.shoe, round: round.roundOfShoe, isOver: round.isShoeOver },
    stakes,
    isPaid: paid || stakes.every(({ end }) => end !== 'settled'),
  }
}

/** The record of the round's shoe, from which the round can be computed anew. */
export const recordAgain = async (db: pg.Pool, { round: id }: RightToRound): Promise<RecordAgain> => {
  const round = await endedRound(db, id)
  const table = round && tableByCode(round.code)
  if (!table || round.shoe === null) return { record: null }
  return { record: (await recordOf(db, table, round.shoe)) ?? null }
}

/** By place, in the order in which the player first staked on each. What the wallet refused was never staked. */
const stakesOf = (
  changes: readonly ChangeRow[],
  { pays, isVoided }: Pick<RoundRow, 'pays' | 'isVoided'>,
): StakeAgain[] => {
  const sums = new Map<string, StakeAgain>()
  for (const change of changes) {
    const end = endOf(change, isVoided)
    if (!end) continue
    for (const [place, amount] of Object.entries(change.chips)) {
      const key = `${end} ${place}`
      const staked = (sums.get(key)?.staked ?? 0) + amount
      const returned = end === 'settled' ? returnedOf({ [place]: staked }, pays ?? {}) : staked
      sums.set(key, { place, end, staked, returned })
    }
  }
  return [...sums.values()]
}

const ENDS: { readonly [why in NonNullable<ChangeRow['why']>]: StakeEnd } = {
  player: 'withdrawn',
  late: 'late',
  void: 'void',
}
const endOf = ({ isAccepted, isRefused, why }: ChangeRow, isVoided: boolean): StakeEnd | undefined => {
  if (isRefused) return undefined
  if (why) return ENDS[why]
  if (isVoided) return 'void'
  return isAccepted ? 'settled' : 'late'
}
