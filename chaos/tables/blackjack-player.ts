import type { Random } from '../random.ts'
import { call, place, type Seated, type Shown } from './calls.ts'
import { PLAYED } from './tables-in-play.ts'

const SEATS = 7

/** A seat at blackjack: takes one that is free, bets once a round, and plays its hand when it is its turn. False where the session is over. */
export const playSeat = async (at: Seated, { message, own }: Shown, random: Random): Promise<boolean> => {
  const { row, deal } = message.table
  const seat = own?.seat ?? null
  if (seat === null) return (await call(at, 'seat', { seat: random.between(0, SEATS - 1) })) !== 'ended'
  if (row.phase === 'betting') {
    const hasBet = own?.changes.some(({ state }) => state === 'asked' || state === 'accepted')
    return hasBet || place(at, row.round, random.uuid(), { [`seat-${seat}`]: PLAYED[at.code].chip }, random)
  }
  const turn = row.phase === 'dealing' ? deal?.turn : null
  if (turn?.seat !== seat) return true
  const answer = await call(at, 'act', { round: row.round, step: deal?.step, action: random.pick(turn.legal) })
  return answer !== 'ended'
}
