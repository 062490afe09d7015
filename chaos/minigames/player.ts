import { setTimeout as sleep } from 'node:timers/promises'
import { betProc, cancelMiniBet } from '@maru/contract'
import { type Arena, HASTY, once, PATIENT, persist, type Send } from '../clients/arena.ts'
import { guarded } from '../clients/member.ts'
import type { Browser } from '../clients/wire.ts'
import type { Observed, Operation } from '../history.ts'
import type { Person } from '../people.ts'
import { type Random, randomOf } from '../random.ts'
import { contentOf } from './checks/slips.check.ts'
import { drawSlip, type Offer } from './slip.ts'
import { type Anchor, CLOSES_MS, nextDraw, ROUND_MS, realOf, roundIdAt, shownAt } from './time.ts'

export type Seat = { arena: Arena; person: Person; browser: Browser; offers: readonly Offer[]; anchor: Anchor }

/** Of bets that wait for it: real time before the closing in which they leave, so that some come too late. */
const LAST_MS = 1_300

/** A member who places slip after slip on the running rounds, often at the last moment, and takes some back. */
export const playMinigames = async (seat: Seat, name: string): Promise<void> => {
  const { arena } = seat
  const later: Promise<void>[] = []
  for (let no = 0; !arena.isClosing(); no++) {
    const random = randomOf(arena.seed, `${name}/${no}`)
    const noise = randomOf(arena.seed, `${name}/${no}/noise`)
    await sleep(random.between(20, 500))
    if (random.chance(0.4)) await untilLast(seat, random)
    later.push(placeOne(seat, random, noise))
    // A page waits for its answer; some fingers do not.
    if (random.chance(0.7)) await later.at(-1)
  }
  await Promise.all(later)
}

/** Until the last moment of betting, or a little after it. */
const untilLast = async ({ anchor }: Seat, random: Random): Promise<void> => {
  const closesAt = realOf(anchor, nextDraw(shownAt(anchor, Date.now())) - CLOSES_MS)
  await sleep(Math.max(0, closesAt - random.between(-100, LAST_MS) - Date.now()))
}

/** The round that still takes bets; in the half minute before a draw it is the next one, or, on purpose, the one that has closed. */
const runningRound = ({ anchor }: Seat, random: Random): string => {
  const shown = shownAt(anchor, Date.now())
  const draw = nextDraw(shown)
  const isClosed = shown >= draw - CLOSES_MS
  return roundIdAt(isClosed && random.chance(0.8) ? draw + ROUND_MS : draw)
}

const placeOne = async (seat: Seat, random: Random, noise: Random): Promise<void> => {
  const { arena, person, browser, offers } = seat
  const { game, selections, price, stake } = drawSlip(random, offers)
  const slipId = random.uuid()
  const roundId = runningRound(seat, random)
  const operation = arena.history.invoke({
    kind: 'bet',
    id: slipId,
    memberId: person.memberId,
    amount: stake,
    round: `${game} ${roundId}`,
    reference: contentOf(stake, price, selections),
  })
  const body = { prodId: 'maru', type: game, roundId, bets: [{ slipId, selections, price, stake }] }
  const isDoubled = random.chance(0.2)
  const send: Send = async (server) => {
    const { resultCode, data } = await browser.call(server, betProc.path, body)
    const [bet] = (data.bets ?? []) as { code: string }[]
    return guarded(operation, observedOf(bet?.code ?? resultCode), isDoubled)
  }
  const tries = random.chance(0.1) ? HASTY : PATIENT
  const asked = persist(arena, noise, operation, tries, send)
  await Promise.all([asked, isDoubled ? once(arena, noise, operation, send) : undefined])
  if (random.chance(0.2) && operation.outcome !== 'refused') await takeBack(seat, random, noise, operation)
  // The same slip long after is the same wager. One that was refused would be decided anew.
  if (random.chance(0.1) && operation.outcome !== 'refused') {
    await sleep(random.between(500, 4_000))
    await once(arena, noise, operation, send)
  }
}

const observedOf = (code: string): Observed => {
  if (code === 'B0093') return { outcome: 'unknown', said: code }
  return { outcome: code === '0' ? 'acknowledged' : 'refused', said: code }
}

const takeBack = async (
  { arena, browser }: Seat,
  random: Random,
  noise: Random,
  { id, memberId, amount }: Operation,
): Promise<void> => {
  await sleep(random.between(0, 900))
  const press = () => {
    const operation = arena.history.invoke({ kind: 'cancel', id, memberId, amount })
    return persist(arena, noise, operation, PATIENT, async (server) =>
      guarded(operation, observedOf((await browser.call(server, cancelMiniBet.path, { slipId: id })).resultCode)),
    )
  }
  await Promise.all(random.chance(0.2) ? [press(), press()] : [press()])
}
