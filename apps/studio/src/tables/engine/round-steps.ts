import { nextStep, type RoundRow } from '@maru/live-games'
import type { Transaction } from '@maru/postgres'
import type { ResultShown } from '../table-shapes.ts'
import { isRaisePlace } from './blackjack-now.ts'
import {
  dealBlackjackRound,
  endTurn,
  hasNoSeat,
  hasStakes,
  isWaitingForTurn,
  prolongBetting,
} from './blackjack-steps.ts'
import { isLinkGame, linkAt } from './chain.ts'
import { clockOf, commitStep, eventsOf, publishPhase, type StepHost } from './commit-step.ts'
import { dealFromLink, dealFromShoe } from './deal.ts'
import { heldForDealer } from './held-phase.ts'
import { holdWaited, seatsAfterWaiting, storeWaited } from './idle-seats.ts'
import { insertPayouts, type PayoutRow } from './player.repository.ts'
import { acceptedByPlayer, type Dealt, firstAccepted, type RoundNow, returnedOf } from './round-now.ts'
import { shoeShown } from './shoe-now.ts'
import { countsOf, dealShown, notePast, resultShown, rowShown } from './shown.ts'
import { shownCards, storeDealt, storeEnded, storeVoided } from './table.repository.ts'
import { isTrusted, runningRound, type TableNow } from './table-now.ts'

export const closeBetting = async (host: StepHost, at: number): Promise<void> => {
  const { now, publisher } = host
  const round = runningRound(now)
  if (round && now.table.game === 'blackjack' && hasNoSeat(now, round)) {
    // Another cut, or sleep, follows; or the next round, so that what was bet behind comes back.
    const ends = now.state !== 'open' || at - now.presentAt > host.engine.emptyMs || !isTrusted(now) || hasStakes(round)
    const to = prolongBetting(host, at, ends)
    if (ends) return endInVoid(host, to, 'nobody played')
    const left = seatsAfterWaiting(now)
    await commitStep(host, to, undefined, [], (db) => storeWaited(db, now.table.code, left))
    publishPhase(host)
    return holdWaited(host, left)
  }
  await commitStep(host, nextStep(now.row, clockOf(host), at), round, eventsOf(host, round, { type: 'close' }))
  publishPhase(host)
  publisher.bets()
  if (round) publisher.own(round.changesOf.keys())
}

export const deal = async (host: StepHost, at: number): Promise<void> => {
  const { engine, now } = host
  const { code, game } = now.table
  const round = runningRound(now)
  if (!round) throw new Error(`table ${code} deals no round`)
  if (game === 'blackjack') return dealBlackjackRound(host, round, at)
  const link = round.link !== undefined && now.shoe ? await linkAt(engine, code, now.shoe.chain, round.link) : undefined
  const dealt = now.video ? undefined : dealtOf(now, round, link)
  const facts = { cards: dealt?.cards.length ?? 0, decided: dealt !== undefined }
  const to = heldForDealer(host, nextStep(now.row, clockOf(host), at, facts))
  await commitStep(host, to, round, [], async (db) => {
    if (dealt) await storeDealt(db, code, round.round, dealt, isLinkGame(game) ? link : undefined)
  })
  round.dealt = dealt
  if (now.shoe && dealt) now.shoe.dealt += dealt.cards.length
  publishPhase(host)
}

/** Undefined where the shoe has too few cards: the round is voided. */
const dealtOf = (
  { table: { game }, shoe }: TableNow,
  round: RoundNow,
  link: Uint8Array | undefined,
): Dealt | undefined => {
  if (!shoe?.salt || game === 'blackjack') return undefined
  if (game === 'roulette' || game === 'multiplier-roulette' || game === 'sic-bo' || game === 'andar-bahar')
    return link && dealFromLink(game, link, shoe.salt)
  try {
    return dealFromShoe(game, shoe.cards, round.atCard ?? 0)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

export const endDealing = async (host: StepHost, at: number): Promise<void> => {
  const { now } = host
  const round = runningRound(now)
  if (round && isWaitingForTurn(round)) return endTurn(host, round, at)
  const to = nextStep(now.row, clockOf(host), at)
  if (!round || to.voided) return endInVoid(host, to, 'no result')
  await commitStep(host, to, undefined, [])
  if (round.dealt) showResult(host, round, round.dealt)
  else publishPhase(host)
}

const showResult = (host: StepHost, round: RoundNow, dealt: Dealt): void => {
  const result = resultShown(host.now, round, dealt)
  notePast(host.now, round.round, dealt.result, shownCards(dealt.cards))
  publishResult(host, result)
}

/** With the phase that begins by it. */
const publishResult = ({ now, publisher }: StepHost, result: ResultShown): void => {
  now.result = result
  const phase = { row: rowShown(now), deal: dealShown(now), shoe: shoeShown(now.shoe, now.table.game, isTrusted(now)) }
  publisher.publish({ t: 'result', ...phase, result, past: now.past.at(-1) ?? null, counts: countsOf(now) })
}

/** Every stake comes back, whatever was dealt. */
export const endInVoid = async (
  host: StepHost,
  to: RoundRow,
  reason: string,
  also: (db: Transaction) => Promise<unknown> = async () => {},
): Promise<void> => {
  const { engine, now, publisher } = host
  const { code } = now.table
  const round = runningRound(now)
  if (!round) throw new Error(`table ${code} voids no round`)
  const link = round.link !== undefined && now.shoe ? await linkAt(engine, code, now.shoe.chain, round.link) : undefined
  const isShown = now.past.at(-1)?.round === round.round
  await commitStep(host, to, round, eventsOf(host, round, { type: 'void' }), async (db) => {
    await storeVoided(db, code, round.round, reason, link)
    await also(db)
  })
  if (isShown) now.past.pop()
  notePast(now, round.round, 'void', shownCards(round.dealt?.cards ?? []))
  publishResult(host, { round: round.round, result: 'void', pays: {}, winners: [], players: 0, paid: 0 })
  publisher.own(round.changesOf.keys())
}

/** Payouts are owed from here on; they are made beside the clock until each has arrived. */
export const settle = async (host: StepHost, at: number): Promise<void> => {
  const { now, publisher } = host
  const { code } = now.table
  const round = runningRound(now)
  if (!round?.dealt) throw new Error(`table ${code} settles no round`)
  const { pays } = round.dealt
  const rows: PayoutRow[] = [...acceptedByPlayer(round)].map(([player, chips]) => ({
    player,
    session: round.sessionOf.get(firstAccepted(round, player)?.change ?? '') ?? '',
    chips,
    staked: Object.values(chips).reduce((sum, amount) => sum + amount, 0),
    returned: returnedOf(chips, pays),
  }))
  const events = eventsOf(host, round, { type: 'settle', returns: pays })
  await commitStep(host, nextStep(now.row, clockOf(host), at), round, events, async (db) => {
    await insertPayouts(db, code, round.round, rows)
    await storeEnded(db, code, round.round)
  })
  for (const { player, chips, staked, returned, session } of rows) {
    const one = now.players.get(player)
    if (!one) continue
    one.last = Object.fromEntries(Object.entries(chips).filter(([place]) => !isRaisePlace(place)))
    one.payout = { round: round.round, staked, returned }
    const { net } = one.purse
    if (net.has(session)) net.set(session, (net.get(session) ?? 0) + returned - staked)
  }
  publishPhase(host)
  publisher.own(round.changesOf.keys())
}
