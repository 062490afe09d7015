import { randomUUID } from 'node:crypto'
import { nextStep, type RoundRow, wakeTable } from '@maru/live-games'
import { isLinkGame, linkAt } from './chain.ts'
import { clockOf, commitStep, fenceOf, publishPhase, type StepHost } from './commit-step.ts'
import { beginCut, prepareCut, revealedLink } from './cut.ts'
import { heldForDealer } from './held-phase.ts'
import { holdSeats, seatsAfterRound, storeSeatsAfterRound } from './idle-seats.ts'
import { newRound, type RoundNow } from './round-now.ts'
import { closeBetting, deal, endDealing, settle } from './round-steps.ts'
import { storeBegun, storeFinished } from './shoe.repository.ts'
import { begunShoe, isOver, nextLinkOf } from './shoe-now.ts'
import { insertRound, storeDone, whileLeading } from './table.repository.ts'
import { isOfOtherTimeline, type TableNow } from './table-now.ts'

/** Carries out the step that is due. */
export const takeStep = async (host: StepHost): Promise<void> => {
  const at = host.engine.clock.now()
  switch (host.now.row.phase) {
    case 'cut':
      return endCut(host, at)
    case 'betting':
      return closeBetting(host, at)
    case 'closing':
      return deal(host, at)
    case 'dealing':
      return endDealing(host, at)
    case 'result':
      return settle(host, at)
    case 'payout':
      await commitStep(host, heldForDealer(host, nextStep(host.now.row, clockOf(host), at)), undefined, [])
      return publishPhase(host)
    default:
      return goOn(host, at)
  }
}

const endCut = async (host: StepHost, at: number): Promise<void> => {
  const { engine, now } = host
  const { code, game } = now.table
  const { shoe } = now
  if (!shoe) throw new Error(`table ${code} cuts no shoe`)
  const link = isLinkGame(game) ? undefined : await linkAt(engine, code, shoe.chain, shoe.link)
  const begun = begunShoe(shoe, link)
  const to = nextStep(now.row, clockOf(host), at)
  const round = roundOf(now, to)
  await commitStep(host, to, undefined, [], async (db) => {
    await storeBegun(db, code, shoe, begun.commitment)
    await insertRound(db, code, round)
  })
  Object.assign(shoe, begun, { isBegun: true, rounds: 1 })
  beginRound(host, round)
}

export const roundOf = ({ shoe, table: { game } }: TableNow, to: RoundRow): RoundNow =>
  newRound({
    round: to.round,
    id: randomUUID(),
    shoe: shoe?.shoe,
    atCard: shoe && !isLinkGame(game) ? shoe.dealt : undefined,
    link: shoe && isLinkGame(game) ? nextLinkOf(shoe, game) : undefined,
  })

export const beginRound = (host: StepHost, round: RoundNow): void => {
  const { now, publisher } = host
  const before = [...(now.rounds.get(round.round - 1)?.changesOf.keys() ?? [])]
  now.rounds.set(round.round, round)
  now.result = null
  publishPhase(host)
  publisher.bets()
  publisher.own(before)
}

/** After a break: the next round, the cut of the next shoe, or sleep. Also wakes a sleeping table. */
export const goOn = async (host: StepHost, at: number): Promise<void> => {
  const { engine, now } = host
  const { code, game } = now.table
  const clock = clockOf(host)
  const isAsleep = now.row.phase === 'asleep'
  // A dealer opens the round of a table with a stream; one who does not come lets it sleep.
  const sleeps = now.state !== 'open' || now.video !== null || (!isAsleep && at - now.presentAt > engine.emptyMs)
  if (isAsleep && sleeps) return
  const newShoe = isAsleep || !now.shoe || isOfOtherTimeline(now) || isOver(now.shoe, game)
  const facts = { sleeps, newShoe }
  const to = isAsleep ? wakeTable(now.row, clock, at, facts) : nextStep(now.row, clock, at, facts)
  if (to.phase === 'betting') {
    const round = roundOf(now, to)
    const seats = seatsAfterRound(now)
    await commitStep(host, to, undefined, [], async (db) => {
      await insertRound(db, code, round)
      await storeSeatsAfterRound(db, code, seats, to.round - 1)
    })
    if (now.shoe) now.shoe.rounds++
    beginRound(host, round)
    return holdSeats(host, seats)
  }
  const cut = to.phase === 'cut' ? await prepareCut(engine, now) : undefined
  const revealed = await revealedLink(engine, now)
  let shoe: TableNow['shoe']
  await commitStep(host, to, undefined, [], async (db) => {
    if (now.shoe) await storeFinished(db, code, now.shoe.shoe, revealed)
    if (cut) shoe = await beginCut(db, now, cut, to.startedAt, to.endsAt ?? at)
  })
  now.shoe = shoe
  now.result = null
  forgetPlayers(host, at)
  // A table that sleeps shows its last shoe until the next one is cut.
  if (cut && !isLinkGame(game)) now.past = []
  publishPhase(host)
}

/** Who has not come for so long is read again when it comes, ms. */
const FORGOTTEN_MS = 1_800_000

const forgetPlayers = ({ now: { players, rounds }, publisher }: StepHost, at: number): void => {
  for (const [key, { seenAt }] of players) {
    const isPlaying = [...rounds.values()].some(({ changesOf }) => changesOf.has(key))
    if (isPlaying || at - seenAt <= FORGOTTEN_MS) continue
    players.delete(key)
    publisher.left(key)
  }
}

/** Rounds that owe nothing any more are forgotten; one that is shown is kept. */
export const finishDone = async (host: StepHost, isDone: (round: RoundNow) => boolean): Promise<void> => {
  const { engine, now } = host
  const isShown = (round: RoundNow) =>
    round.round === now.row.round && now.row.phase !== 'cut' && now.row.phase !== 'asleep'
  const done = [...now.rounds.values()].filter((round) => !isShown(round) && isDone(round)).map(({ round }) => round)
  if (done.length === 0) return
  await whileLeading(engine, fenceOf(host), (db) => storeDone(db, now.table.code, done))
  for (const round of done) now.rounds.delete(round)
}
