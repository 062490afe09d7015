import { type Chips, chipsOf } from '@maru/live-games'
import type {
  BetsShown,
  OwnChange,
  OwnShown,
  ResultShown,
  RowShown,
  SeatShown,
  TableShown,
  WinnerShown,
} from '../table-shapes.ts'
import { blackjackShown } from './blackjack-now.ts'
import { countedAs } from './deal.ts'
import { acceptedByPlayer, type Dealt, type RoundNow, returnedOf } from './round-now.ts'
import { cutShown, shoeShown } from './shoe-now.ts'
import { headsOf, isTrusted, phaseShowsDeal, runningRound, type TableNow } from './table-now.ts'

const WINNERS = 8
/** Of the id of a change: enough to know one's own. */
const MARK = 8
export const COUNTED_ROUNDS = 500
/** Past rounds that are shown where no shoe is dealt. */
export const PAST_ROUNDS = 100

export const rowShown = ({ row: { round, phase, startedAt, endsAt, voided } }: TableNow): RowShown => ({
  round,
  phase,
  startedAt,
  endsAt: endsAt ?? null,
  voided,
})

/** What everybody sees of a table. */
export const tableShown = (now: TableNow, at: number): TableShown => ({
  state: now.state,
  row: rowShown(now),
  shoe: shoeShown(now.shoe, now.table.game, isTrusted(now)),
  cut: cutShown(now.shoe),
  past: now.past,
  deal: dealShown(now),
  result: now.result,
  bets: betsShown(now),
  heads: headsOf(now, at),
  seats: seatsShown(now),
  counts: countsOf(now),
  dealer: now.dealer,
  dealerName: now.dealerName,
  video: now.video,
})

/** With the stake that each has on the running round. */
export const seatsShown = (now: TableNow): SeatShown[] => {
  const held = runningRound(now)?.state.held
  return now.seats.map(({ seat, player, name }) => ({
    seat,
    who: name,
    stake: held?.get(player)?.get(`seat-${seat}`) ?? 0,
  }))
}

export const dealShown = (now: TableNow): TableShown['deal'] => {
  const round = runningRound(now)
  if (!round || !phaseShowsDeal(now.row)) return null
  if (round.dealt) return round.dealt.deal
  return round.blackjack ? blackjackShown(round.blackjack, now.row.endsAt) : null
}

export const countsOf = ({ counted }: TableNow): Chips => {
  const counts: { [result: string]: number } = {}
  for (const one of counted) counts[one] = (counts[one] ?? 0) + 1
  return counts
}

const nameOf = ({ players, names }: TableNow, player: string): string =>
  players.get(player)?.name ?? names.get(player) ?? '…'

export const betsShown = (now: TableNow): BetsShown => {
  const round = runningRound(now)
  if (!round) return { places: {}, players: 0, recent: [] }
  const all = acceptedByPlayer(round)
  const places: { [place: string]: { sum: number; players: number } } = {}
  for (const chips of all.values())
    for (const [place, amount] of Object.entries(chips)) {
      const { sum, players } = places[place] ?? { sum: 0, players: 0 }
      places[place] = { sum: sum + amount, players: players + 1 }
    }
  return {
    places,
    players: all.size,
    recent: round.recent
      .map(({ player, change, place, amount }) => ({
        who: nameOf(now, player),
        mark: change.slice(0, MARK),
        place,
        amount,
      }))
      .reverse(),
  }
}

/** Nobody has won in a voided round. */
export const resultShown = (now: TableNow, round: RoundNow, { result, pays }: Dealt): ResultShown => {
  const winners: (WinnerShown & { staked: number })[] = []
  let [players, paid] = [0, 0]
  for (const [player, chips] of acceptedByPlayer(round)) {
    const staked = Object.values(chips).reduce((sum, amount) => sum + amount, 0)
    const returned = returnedOf(chips, pays)
    players++
    paid += returned
    if (returned > staked) winners.push({ who: nameOf(now, player), won: returned - staked, staked })
  }
  winners.sort((one, other) => other.won - one.won)
  const shown = winners.slice(0, WINNERS).map(({ who, won }) => ({ who, won }))
  return { round: round.round, result, pays, winners: shown, players, paid }
}

/** A player's own part. `session`: whose net result is said. */
export const ownShown = (now: TableNow, key: string, session?: string): OwnShown => {
  const player = now.players.get(key)
  const round = runningRound(now)
  const payout = player?.payout ?? null
  return {
    round: now.row.round,
    changes: round ? (round.changesOf.get(key) ?? []).map((change) => ownChange(round, change)) : [],
    held: round ? chipsOf(round.state, key) : {},
    last: player?.last ?? {},
    seat: now.seats.find((one) => one.player === key)?.seat ?? null,
    payout: payout && {
      ...payout,
      isPaid: now.rounds.get(payout.round)?.state.payouts.get(key)?.paid ?? true,
    },
    balance: player?.purse.balance ?? null,
    balanceAt: player?.purse.askedAt ?? 0,
    net: player?.purse.net.get(session ?? player.session) ?? 0,
  }
}

const ownChange = (
  { whyOf }: RoundNow,
  {
    change,
    chips,
    state,
    why,
  }: { change: string; chips: Chips; state: OwnChange['state']; why: OwnChange['why'] | undefined },
): OwnChange => {
  const refused = whyOf.get(change)
  return { change, chips, state, why: why ?? (refused === 'session-ended' ? 'not-allowed' : (refused ?? null)) }
}

/** Notes a result among the past ones of the table. */
export const notePast = (now: TableNow, round: number, result: string, cards: readonly number[]): void => {
  now.past.push({ round, result, cards })
  if (!now.shoe || now.shoe.cards.length === 0) now.past.splice(0, Math.max(0, now.past.length - PAST_ROUNDS))
  const counted = countedAs(now.table.game, result)
  if (counted !== undefined) now.counted.push(counted)
  now.counted.splice(0, Math.max(0, now.counted.length - COUNTED_ROUNDS))
}
