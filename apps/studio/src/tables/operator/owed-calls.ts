import { amountOf, applyEvent, emptyTable, type TableState, type WalletCall } from '@maru/live-games'
import { type OperatorAnswer, type OperatorRequest, toWireAmount } from '@maru/vendor-wallet'
import type pg from 'pg'
import { loadEvents } from '../engine/event.repository.ts'
import { siteAndPlayerOf } from '../engine/wallet-ids.ts'
import { keyOfCall, type TriesAnswer } from '../engine-shapes.ts'
import type { LeaderClient } from '../gateway/leader-client.ts'
import { storedTimes, unfinishedRounds } from './round-bets.repository.ts'

const MOST_ROUNDS = 200
const MOST_OWED = 500
/** A call takes a moment: what is owed for less is under way, ms. */
const UNDER_WAY_MS = 5_000

type Owed = OperatorAnswer<'tableOwed'>['owed'][number]
type Tries = TriesAnswer['tries']

/** Calls to the wallet that have had no clear answer for a while, the oldest first, with the last answer that their leader got. */
export const owedCalls = async (
  db: pg.Pool,
  leaders: LeaderClient,
  { game_code }: OperatorRequest<'tableOwed'>,
): Promise<OperatorAnswer<'tableOwed'>> => {
  const owed: (Owed & { key: string })[] = []
  const { rows } = await db.query<{ now: number }>('SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8 AS now')
  for (const { code, round } of await unfinishedRounds(db, game_code ?? null, MOST_ROUNDS)) {
    owed.push(...(await owedOfRound(db, code, round, (rows[0]?.now ?? 0) - UNDER_WAY_MS)))
    if (owed.length >= MOST_OWED) break
  }
  const tries = new Map(
    await Promise.all(
      [...new Set(owed.map((one) => one.game_code))].map(async (code) => [code, await triesAt(leaders, code)] as const),
    ),
  )
  return {
    owed: owed.slice(0, MOST_OWED).map(({ key, ...one }) => {
      const tried = tries.get(one.game_code)?.[key]
      return {
        ...one,
        attempts: tried?.attempts ?? 0,
        last_at: tried?.lastAt ?? null,
        last_answer: tried?.lastAnswer ?? null,
      }
    }),
  }
}

/** `before`: what is owed since later is left out. */
const owedOfRound = async (
  db: pg.Pool,
  code: string,
  round: number,
  before: number,
): Promise<(Owed & { key: string })[]> => {
  const [events, times] = await Promise.all([loadEvents(db, code, [round]), storedTimes(db, code, round)])
  const state = emptyTable()
  const since = new Map<string, number>()
  for (const { event, seq } of events) {
    applyEvent(state, event)
    const at = times.get(seq) ?? 0
    for (const [key, call] of state.owed) if (!since.has(`${call.type} ${key}`)) since.set(`${call.type} ${key}`, at)
  }
  return [...state.owed].flatMap(([key, call]) => {
    const at = since.get(`${call.type} ${key}`) ?? 0
    if (at > before) return []
    const { site, player } = siteAndPlayerOf(call.player)
    return [
      {
        key: keyOfCall(round, call.type, key),
        game_code: code,
        round,
        kind: call.type,
        user: player,
        sub_partner_id: site,
        amount: toWireAmount(sumOf(call, state)),
        since: at,
        attempts: 0,
        last_at: null,
        last_answer: null,
      },
    ]
  })
}

const sumOf = (call: WalletCall, { changes }: TableState): number =>
  call.type === 'rollback' ? amountOf(changes.get(call.change)?.chips ?? {}) : call.amount

/** Nothing where nobody leads the table now. */
const triesAt = async (leaders: LeaderClient, code: string): Promise<Tries> => {
  const answer = await leaders.ask(code, 'tries', { asked: {} }, 0)
  return answer?.status === 200 ? (JSON.parse(answer.text) as TriesAnswer).tries : {}
}
