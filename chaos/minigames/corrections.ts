import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Minigame, minigameProduct, won } from '@maru/contract'
import pino from 'pino'
import { modules } from '../../apps/server/src/app.ts'
import { loadConfig } from '../../apps/server/src/config.ts'
import { house, memberPurse, post } from '../../apps/server/src/modules/ledger/index.ts'
import { createRoundSettler, type ResultOf, settlePaces } from '../../apps/server/src/modules/wagers/index.ts'
import { listenersOf } from '../../apps/server/src/platform/events/events.ts'
import { openBus } from '../../apps/server/src/platform/live/open-bus.ts'
import { observersOf } from '../../apps/server/src/platform/observers.ts'
import { type Random, randomOf } from '../random.ts'
import { openSystem, SITE } from '../system.ts'
import { toPay } from './evidence.ts'
import type { Correction } from './facts.ts'
import { type SecondDraw, secondDraw } from './second-draw.ts'
import { secondWinners } from './second-result.ts'

/**
 * A process of its own that plays staff: it decides that a settled round came to something else, writes that down, and settles the round's wagers anew. Killed in between, it goes
 * on with what it had written down. Now and then somebody who owes comes into money.
 */
const { SEED = '', HEALTH_PORT = '0' } = process.env
const DRAWS_TRIED = 12
const PAUSE_MS = 400
const KINO_LINES = 35

const config = loadConfig(process.env, process.cwd())
const log = pino({ level: 'error' })
const bus = await openBus(config, log)
const { contexts, system } = openSystem(config, config.DATABASE_URL, {
  bus,
  log,
  listeners: listenersOf(modules),
  observers: observersOf(modules),
})
// Two, as if two of the staff pressed at once.
const settlers = [createRoundSettler(contexts), createRoundSettler(contexts)]
createServer((_, answer) => answer.end('ok')).listen(Number(HEALTH_PORT), '127.0.0.1')

type Wager = { stake: number; price: number; payout: number; legs: { market: string; outcome: string }[] }
const SETTLED = `SELECT game, to_char(draw_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS round FROM minigames.round
  WHERE state = 'settled' AND payouts > 0 AND source = 'own' ORDER BY draw_at DESC LIMIT 12`
const WAGERS = `SELECT w.stake, w.price, w.payout, (SELECT json_agg(l) FROM wagers.leg l WHERE l.wager_id = w.wager_id) AS legs
  FROM wagers.wager w WHERE w.game_code = $1 AND w.round = $2 AND w.product = 'mini-game' AND w.status = 'settled'`
const OWING = `SELECT member_id FROM wagers.debt WHERE open > 0 ORDER BY member_id`

const payoutOf = ({ stake, price, legs }: Omit<Wager, 'payout'>, game: string, draw: SecondDraw): number => {
  const winners = secondWinners(game, draw, KINO_LINES)
  return legs.every(({ market, outcome }) => winners[market] === outcome) ? toPay(stake, price) : 0
}

/** They go home, and only finish what they began. */
const isOver = async (): Promise<boolean> => {
  const [staff] = await system((ctx) => ctx.db.query<{ is_over: boolean }>('SELECT is_over FROM chaos.staff', []))
  return staff?.is_over ?? true
}

/** Of several results, the one that takes most back from those who were paid. */
const decide = async (random: Random): Promise<void> => {
  const rounds = await system((ctx) => ctx.db.query<{ game: string; round: string }>(SETTLED, []))
  if (rounds.length === 0) return
  const { game, round } = random.pick(rounds)
  const wagers = await system((ctx) => ctx.db.query<Wager>(WAGERS, [game, round]))
  const draws = Array.from({ length: DRAWS_TRIED }, () =>
    secondDraw(game, random.bytes(32).toString('hex'), random.bytes(32).toString('hex')),
  )
  const paidBy = (draw: SecondDraw) => wagers.reduce((sum, wager) => sum + payoutOf(wager, game, draw), 0)
  const [worst] = draws.toSorted((one, other) => paidBy(one) - paidBy(other))
  const { numbers, powerBall } = random.chance(0.75) && worst ? worst : random.pick(draws)
  await system((ctx) =>
    ctx.db.query('INSERT INTO chaos.correction (game, round, numbers, power_ball) VALUES ($1, $2, $3, $4)', [
      game,
      round,
      numbers,
      powerBall,
    ]),
  )
}

const correct = async ({ no, game, round, numbers, power_ball }: Correction, isDoubled: boolean): Promise<void> => {
  const winners = secondWinners(game, { numbers, powerBall: power_ball }, KINO_LINES)
  const resultOf: ResultOf = ({ before, price, legs }) => {
    const results = legs.map(({ market, outcome }) => ({
      state: winners[market] === outcome ? ('won' as const) : ('lost' as const),
    }))
    const hasWon = results.every(({ state }) => state === 'won')
    return { result: hasWon ? toPay(before.staked, price ?? 0) : 0, legs: results }
  }
  const ref = {
    siteId: SITE,
    product: 'mini-game',
    vendorCode: minigameProduct,
    gameCode: game as Minigame,
    round,
  } as const
  await Promise.all(
    (isDoubled ? settlers : settlers.slice(0, 1)).map((settler) => settler.correct(ref, resultOf, settlePaces.prompt)),
  )
  await system((ctx) => ctx.db.query('UPDATE chaos.correction SET is_done = true WHERE no = $1', [no]))
}

const helpOne = async (random: Random): Promise<void> => {
  const owing = await system((ctx) => ctx.db.query<{ member_id: number }>(OWING, []))
  if (owing.length === 0) return
  const { member_id } = random.pick(owing)
  await system((ctx) =>
    post(ctx, {
      kind: 'adjustment-credit',
      currency: 'KRW',
      from: house('adjustment'),
      to: memberPurse(member_id, 'cash'),
      amount: won(500 * random.between(1, 6)),
      key: `chaos:${random.uuid()}`,
    }),
  )
}

for (let no = 0; ; no++) {
  const random = randomOf(SEED, `corrections/${process.pid}/${no}`)
  try {
    const [waiting] = await system((ctx) =>
      ctx.db.query<Correction>('SELECT * FROM chaos.correction WHERE NOT is_done ORDER BY no LIMIT 1', []),
    )
    if (waiting) await correct(waiting, random.chance(0.3))
    else if (!(await isOver())) await (random.chance(0.7) ? decide(random) : helpOne(random))
  } catch (error) {
    log.error({ err: error }, 'tried again')
  }
  await sleep(PAUSE_MS)
}
