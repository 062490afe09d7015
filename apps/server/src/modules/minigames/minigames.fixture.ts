import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { ObserverTable } from '../../platform/observers.ts'
import type { Services } from '../../platform/services.ts'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/members.fixture.ts'
import { balancesOf, trialBalance, verify } from '../ledger/index.ts'
import { createOwnProduct, figureProblemsOf, type NewLeg } from '../wagers/index.ts'
import { createWagerWriter } from '../wagers/writer/writer.service.ts'
import { chainsOf } from './chain.repository.ts'
import { makeChain, saltDemoChain } from './chain.service.ts'
import { findRound } from './round.repository.ts'
import { type GameKey, type Round, type RoundKey, roundIdOf } from './round.rules.ts'
import { runRounds } from './run-rounds.service.ts'
import { wagersOf } from './settle.rules.ts'
import { closeSettling, settleRounds } from './settle.service.ts'

export type Choice = [market: string, outcome: string, price?: number]

/** A site with games that run by a clock that the test moves, and members who bet on them without the rules of betting. */
export const gameRoom = async (at = '2026-11-23T17:47:00+09:00', observers: ObserverTable = {}) => {
  const server = await testServer({ at, observers })
  const writer = createWagerWriter(server.contexts)
  const bets = createOwnProduct<undefined, never>(
    server.contexts,
    { name: 'minigames', load: async (_, asked) => asked.map(() => undefined), refusal: () => undefined },
    writer,
  )
  const key = (game: GameKey['game'] = 'powerball', siteId = 1): GameKey => ({ siteId, game })
  const round = (of: RoundKey): Promise<Round | undefined> => server.system((ctx) => findRound(ctx, of), of.siteId)
  return {
    server,
    key,
    idOf: ({ drawAt }: RoundKey) => roundIdOf(drawAt),
    round,
    /** A game that is on, with a salted chain whose first draw is the next one. */
    async open(game: GameKey['game'] = 'powerball', changes: Record<string, unknown> = {}): Promise<void> {
      await server.ownerPool.query(
        'INSERT INTO minigames.game (site_id, game, most_exposure) VALUES (1, $1, 100000000) ON CONFLICT DO NOTHING',
        [game],
      )
      for (const [column, value] of Object.entries(changes))
        await server.ownerPool.query(`UPDATE minigames.game SET ${column} = $1 WHERE site_id = 1 AND game = $2`, [
          value,
          game,
        ])
      if (changes.source === 'feed') return
      const chain = await server.system((ctx) => makeChain(ctx, key(game)))
      await server.system((ctx) => saltDemoChain(ctx, chain))
    },
    chains: (game: GameKey['game'] = 'powerball') => server.system((ctx) => chainsOf(ctx, key(game))),
    /** Moves the clock to this instant, and does what is due then. */
    async run(instant?: string | Date): Promise<void> {
      if (instant) server.clock.set(typeof instant === 'string' ? instant : instant.toISOString())
      await runRounds(server.contexts)
    },
    /** What a process remembers goes by its configuration. */
    anotherProcess: (): Services => ({ ...server.contexts, config: { ...server.config } }),
    settle: () => settleRounds(server.contexts),
    member: (cash = 1_000_000) => addMember(server, { cash }),
    cash: async (memberId: number): Promise<number> =>
      (await server.system((ctx) => balancesOf(ctx, memberId))).cash as number,
    /** A wager as it is accepted: legs with prices of their own, and the price of the whole. */
    async bet(
      memberId: number,
      of: RoundKey,
      stake: number,
      price: number,
      choices: readonly Choice[],
    ): Promise<string> {
      const round = roundIdOf(of.drawAt)
      const legs: NewLeg[] = choices.map(([market, outcome, each = price]) => ({
        event: round,
        market,
        outcome,
        price: each,
        words: null,
      }))
      const slipId = randomUUID()
      const answer = await bets.place(
        { siteId: of.siteId, memberId, currency: 'KRW' },
        {
          slipId,
          ...wagersOf(of),
          selection: null,
          stake,
          terms: { price, rulesVersion: '1' },
          legs,
        },
      )
      expect(answer).toMatchObject({ outcome: 'done' })
      return slipId
    },
    wagers: async (of: RoundKey) =>
      (
        await server.pool.query(
          'SELECT status, stake::int, payout::int FROM wagers.wager WHERE site_id = $1 AND game_code = $2 AND round = $3 ORDER BY wager_id',
          [of.siteId, of.game, roundIdOf(of.drawAt)],
        )
      ).rows,
    notices: async () =>
      (await server.ownerPool.query('SELECT kind, subject, detail FROM platform.notice ORDER BY notice_id')).rows,
    /** What was published of a game, oldest first. */
    published: (game: GameKey['game'] = 'powerball') =>
      server.sent
        .filter(({ subject }) => subject === `1.topic.powerball.${game}`)
        .map(({ body }) => JSON.parse(body) as { data1: string; data2: { round: { roundId: string } } })
        .map(({ data1, data2 }) => `${data1} ${data2.round.roundId.slice(11, 16)}`),
    nothingIsWrong: async () => {
      expect(await server.system(verify)).toEqual([])
      expect(await server.system(figureProblemsOf)).toEqual([])
      expect((await server.system(trialBalance)).every(({ sum }) => sum === 0)).toBe(true)
    },
    close: () => Promise.all([writer.close(), closeSettling(server.contexts)]),
  }
}
