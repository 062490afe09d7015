import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownTableTopic, type TableAnswer, tableTopic } from '../../../apps/studio/src/tables/table-shapes.ts'
import { answerParent } from '../../child.ts'
import { type Connection, openConnection } from '../../connection.ts'
import { createLending } from '../../latency.ts'
import { openSocket } from '../open-socket.ts'
import { tableRequest } from '../place-bets.ts'
import type { Seat } from '../seats.ts'
import type { BetSent, PlayersAnswer, PlayersQuestion } from './players-shapes.ts'
import { createTableSeen } from './table-seen.ts'

// Players of one table, in a process of their own: a socket each, and bets at random instants of every round, many around its end.

const AT_ONCE = 50
const CONNECTIONS = 96
/** So many of a hundred bets are sent within this of the end of betting, on both sides of it. */
const NEAR_END_SHARE = 0.3
const NEAR_END_MS = 400
const BEGIN_MS = 300
/** A bet is asked about for so long. */
const PATIENCE_MS = 60_000
const LAST_MESSAGES_MS = 15_000

type Opened = Extract<PlayersQuestion, { what: 'open' }>
const seen = createTableSeen()
const bets: BetSent[] = []
let opened: Opened | undefined
let playUntil = 0
let underWay: Promise<unknown>[] = []

const now = Date.now

const createAsking = (port: number) => {
  const lend = createLending(
    Array.from({ length: CONNECTIONS }, () => ({ connection: undefined as Connection | undefined })),
  )
  return (request: Buffer, sent: () => void): Promise<TableAnswer | undefined> =>
    lend(async (slot) => {
      try {
        if (!slot.connection?.isOpen()) slot.connection = await openConnection(port)
        sent()
        const { status, body } = await slot.connection.ask(request)
        return status === 200 ? (JSON.parse(body) as TableAnswer) : undefined
      } catch {
        slot.connection?.close()
        return undefined
      }
    })
}
let ask: ReturnType<typeof createAsking> | undefined

const bet = async ({ code, places, stake }: Opened, seat: Seat, round: number, at: number): Promise<void> => {
  await sleep(Math.max(0, at - now()))
  const change = randomUUID()
  const place = places[Math.floor(Math.random() * places.length)] as string
  const request = tableRequest(code, 'place', seat, { round, change, chips: { [place]: stake } })
  let sentAt = 0
  let answer: TableAnswer | undefined
  for (const end = now() + PATIENCE_MS; now() < end; await sleep(100)) {
    answer = await ask?.(request, () => {
      sentAt ||= now()
    })
    if (answer && answer.outcome !== 'pending') break
  }
  const outcome = !answer || answer.outcome === 'pending' ? 'unknown' : answer.outcome
  const reason = answer?.outcome === 'refused' ? answer.reason : undefined
  bets.push({ code, round, change, stake, sentAt, answeredAt: now(), outcome, reason })
}

/** Every player once. */
const betInRound = (round: number, endsAt: number): void => {
  if (!opened || now() >= playUntil) return
  const begin = now() + BEGIN_MS
  const drawn = (): number =>
    Math.random() < NEAR_END_SHARE
      ? endsAt + (Math.random() * 2 - 1) * NEAR_END_MS
      : begin + Math.random() * Math.max(0, endsAt - NEAR_END_MS - begin)
  for (const seat of opened.seats) underWay.push(bet(opened, seat, round, drawn()))
}

const open = async (asked: Opened): Promise<void> => {
  opened = asked
  ask = createAsking(asked.port)
  const { port, code, seats } = asked
  const destinations = [tableTopic(code), ownTableTopic(code)]
  for (let from = 0; from < seats.length; from += AT_ONCE)
    await Promise.all(
      seats.slice(from, from + AT_ONCE).map((seat, n) => openSocket(port, seat, destinations, seen.socket(from + n))),
    )
  seen.onBetting = betInRound
}

const play = async (until: number): Promise<void> => {
  playUntil = until
  await sleep(Math.max(0, until - now()))
  while (underWay.length > 0) await Promise.all(underWay.splice(0))
}

answerParent<PlayersQuestion, PlayersAnswer>(async (question) => {
  if (question.what === 'open') await open(question)
  if (question.what === 'play') await play(question.until)
  if (question.what !== 'end') return { bets: [], phases: [], resultMs: [], messages: 0, lost: 0, disordered: 0 }
  await seen.untilAllHave(LAST_MESSAGES_MS)
  underWay = []
  return { bets, ...seen.all() }
})
