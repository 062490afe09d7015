import { type Change, replayed, type TableState } from '@maru/live-games'
import { type OperatorAnswer, type OperatorRequest, type TABLE_BET_STATES, toWireAmount } from '@maru/vendor-wallet'
import type pg from 'pg'
import { loadEvents } from '../engine/event.repository.ts'
import { returnedOf } from '../engine/round-now.ts'
import { siteAndPlayerOf } from '../engine/wallet-ids.ts'
import { roundForStaff } from './round-bets.repository.ts'

const MOST_BETS = 2_000

type Answer = OperatorAnswer<'tableRound'>
type Bet = Answer['bets'][number]
type State = (typeof TABLE_BET_STATES)[number]

/** A round with the bets of one site, or of all. What a place brings is said once the round is settled. */
export const roundBets = async (
  db: pg.Pool,
  { game_code: code, round: number, sub_partner_id }: OperatorRequest<'tableRound'>,
): Promise<Answer> => {
  const round = await roundForStaff(db, code, number)
  if (!round) return { round: null, bets: [], left_off: 0 }
  const state = replayed((await loadEvents(db, code, [number])).map(({ event }) => event))
  const { pays, ...shown } = round
  const bets = betsOf(state, pays ?? {}).filter(
    (bet) => sub_partner_id === undefined || bet.sub_partner_id === sub_partner_id,
  )
  return { round: shown, bets: bets.slice(0, MOST_BETS), left_off: Math.max(0, bets.length - MOST_BETS) }
}

/** One for each player, place and state, in the order in which they were asked for. */
const betsOf = (state: TableState, pays: { readonly [place: string]: number }): Bet[] => {
  const sums = new Map<string, Omit<Bet, 'staked' | 'returned'> & { staked: number }>()
  for (const change of state.changes.values()) {
    const { site, player } = siteAndPlayerOf(change.player)
    const became = stateOf(state, change)
    for (const [place, amount] of Object.entries(change.chips)) {
      const key = JSON.stringify([change.player, place, became])
      const staked = (sums.get(key)?.staked ?? 0) + amount
      sums.set(key, { user: player, sub_partner_id: site, place, state: became, staked })
    }
  }
  return [...sums.values()].map(({ staked, ...bet }) => ({
    ...bet,
    staked: toWireAmount(staked),
    returned:
      bet.state === 'owed' || bet.state === 'paid' ? toWireAmount(returnedOf({ [bet.place]: staked }, pays)) : null,
  }))
}

const stateOf = ({ phase, payouts }: TableState, { state, player }: Change): State => {
  if (state !== 'accepted' || phase !== 'settled') return state
  return payouts.get(player)?.paid ? 'paid' : 'owed'
}
