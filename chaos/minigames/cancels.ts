import { setTimeout as sleep } from 'node:timers/promises'
import { miniCancelAsk, miniCancelConfirm, miniDeskRoundShow, minigames } from '@maru/contract'
import type { Arena } from '../clients/arena.ts'
import type { Office } from '../clients/staff.ts'
import type { Server } from '../cluster.ts'
import { type Random, randomOf } from '../random.ts'
import { type Anchor, CLOSES_MS, nextDraw, realOf, roundIdAt, shownAt } from './time.ts'

/** What staff were answered when they confirmed that a round is cancelled. */
export type Cancelled = { game: string; round: string; isByTwo: boolean; outcome: 'done' | 'refused' | 'unknown' }

const REASON = 'chaos'
const PAUSE_MS = [1_500, 4_000] as const
/** Real time from closing or draw to the second word of staff. */
const OFFSETS_MS = [-300, 150] as const
const TRIES = 4

/** Two of the staff cancel a round now and then, the second of them about when it is closed or drawn. Sometimes the first tries it alone. */
export const cancelRounds = async (
  arena: Arena,
  offices: readonly [Office, Office],
  anchor: Anchor,
  said: Cancelled[],
): Promise<void> => {
  for (let no = 0; !arena.isClosing(); no++) {
    const random = randomOf(arena.seed, `cancels/${no}`)
    await sleep(random.between(...PAUSE_MS))
    const [first, second] = random.chance(0.5) ? offices : offices.toReversed()
    if (first && second && !arena.isClosing()) await cancelOne(arena, random, anchor, first, second, said)
  }
}

const cancelOne = async (
  arena: Arena,
  random: Random,
  anchor: Anchor,
  first: Office,
  second: Office,
  said: Cancelled[],
): Promise<void> => {
  const draw = nextDraw(shownAt(anchor, Date.now()))
  const of = { game: random.pick(minigames), roundId: roundIdAt(draw) }
  const ask = (office: Office, method: 'GET' | 'POST', path: string, body?: object) =>
    patiently(() => office.ask(random.pick<Server>(arena.servers), method, path, body))
  await ask(first, 'POST', miniCancelAsk.path, { ...of, reason: REASON })
  const shown = await ask(first, 'GET', `${miniDeskRoundShow.path}?${new URLSearchParams(of)}`)
  const requestId = shown?.json.cancelAsked?.requestId
  if (typeof requestId !== 'number') return
  const moment = realOf(anchor, draw - random.pick([0, CLOSES_MS])) + random.between(...OFFSETS_MS)
  await sleep(Math.max(0, moment - Date.now()))
  const isByTwo = random.chance(0.8)
  const reply = await ask(isByTwo ? second : first, 'POST', miniCancelConfirm.path, { ...of, requestId })
  const outcome = reply === undefined ? 'unknown' : reply.status === 200 ? 'done' : 'refused'
  said.push({ game: of.game, round: of.roundId, isByTwo, outcome })
}

/** Undefined where nobody answers. */
const patiently = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const reply = await ask().catch(() => undefined)
    if (reply) return reply
    await sleep(200)
  }
  return undefined
}
