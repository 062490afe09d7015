import { type betProc, type DataOf, type Minigame, type MiniSelection, minigameProduct } from '@maru/contract'
import { afterAll, expect } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../platform/services.ts'
import { testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/members.fixture.ts'
import { balancesOf, trialBalance, verify } from '../../ledger/index.ts'
import { createRoundSettler, figureProblemsOf, settlePaces } from '../../wagers/index.ts'
import { closeWagerWriter } from '../../wagers/writer/writer.service.ts'
import { roundIdOf } from '../round.rules.ts'
import { setUpGames } from '../set-up/set-up.service.ts'
import { saveBetTitles } from '../set-up/titles.service.ts'
import { refund, wagersOf } from '../settle.rules.ts'
import { takeBack } from './cancel.service.ts'
import { listMyBets } from './my-bets.service.ts'
import { picksOf } from './picks.rules.ts'
import { placeBets } from './place.service.ts'

export type AskedBet = { slipId: string; selections: MiniSelection[]; price: number; stake: number }
export type BetAnswer = DataOf<typeof betProc>['bets'][number]

export const odd: MiniSelection = { market: 'sum-parity', outcome: 'odd' }
export const even: MiniSelection = { market: 'sum-parity', outcome: 'even' }
export const ballOver: MiniSelection = { market: 'power-ball-side', outcome: 'over' }

type KeptExposure = { bets: number; staked: number; to_pay: number; combined_loss: number }

let slips = 0
/** A bet that is accepted, unless something is changed: 1,000 won on an odd sum. */
export const betOn = (changes: Partial<AskedBet> = {}): AskedBet => ({
  slipId: `00000000-0000-4000-8000-${String(++slips).padStart(12, '0')}`,
  selections: [odd],
  price: 1_950,
  stake: 1_000,
  ...changes,
})

/** When the running round of the fixture is drawn; the clock stands a minute after it has opened. */
export const FIRST_DRAW = '2026-11-20T06:05:00Z'
const NOW = '2026-11-20T15:01:00+09:00'

/** Games with a running round, and members who bet; `elsewhere` is a second process. */
export const betDesk = async (options: Parameters<typeof testServer>[0] = {}) => {
  const server = await testServer({ at: NOW, ...options })
  const services: Services = server.contexts
  const elsewhere: Services = { ...services }
  const settler = createRoundSettler(services)
  await server.system(async (ctx) => {
    await setUpGames(ctx)
    await saveBetTitles(ctx)
  })
  afterAll(async () => {
    await Promise.all([closeWagerWriter(services), closeWagerWriter(elsewhere), settler.close()])
  })
  const openRound = async (drawAt = FIRST_DRAW, game: Minigame = 'powerball') => {
    await server.ownerPool.query(
      `INSERT INTO minigames.round (site_id, game, draw_at, source, opens_at, closes_at)
       VALUES (1, $1, $2, 'feed', $2::timestamptz - interval '5 minutes', $2::timestamptz - interval '30 seconds')`,
      [game, drawAt],
    )
  }
  await openRound()
  const placeAll = async (
    memberId: number,
    bets: AskedBet[],
    about: { game?: Minigame; draw?: string; by?: Services } = {},
  ) => {
    const { game = 'powerball', draw = FIRST_DRAW, by = services } = about
    const asked = { prodId: minigameProduct, type: game, roundId: roundIdOf(new Date(draw)), bets }
    try {
      return await server.inSteps(memberId, (ctx) => placeBets(ctx, asked, by))
    } catch (error) {
      if (!(error instanceof Refusal) || !Array.isArray(error.detail.bets)) throw error
      return error.detail as DataOf<typeof betProc>
    }
  }
  return {
    server,
    services,
    elsewhere,
    openRound,
    placeAll,
    member: (cash = 100_000, changes: Parameters<typeof addMember>[1] = {}) => addMember(server, { cash, ...changes }),
    place: async (memberId: number, bet: AskedBet, about?: Parameters<typeof placeAll>[2]): Promise<BetAnswer> =>
      (await placeAll(memberId, [bet], about)).bets[0] as BetAnswer,
    takeBack: (memberId: number, slipId: string, by: Services = services) =>
      server.inSteps(memberId, (ctx) => takeBack(ctx, { slipId }, by)),
    myBets: (memberId: number, type: Minigame = 'powerball', roundId?: string) =>
      server.inSteps(memberId, (ctx) => listMyBets(ctx, { type, roundId, page: 1 })),
    cash: async (memberId: number) => (await server.system((ctx) => balancesOf(ctx, memberId))).cash as number,
    setState: (state: string, draw = FIRST_DRAW, game: Minigame = 'powerball') =>
      server.ownerPool.query('UPDATE minigames.round SET state = $1 WHERE draw_at = $2 AND game = $3', [
        state,
        draw,
        game,
      ]),
    setGame: (change: string, game: Minigame = 'powerball') =>
      server.ownerPool.query(`UPDATE minigames.game SET ${change} WHERE game = $1`, [game]),
    /** As if these outcomes had won. */
    settle: (winners: Record<string, string>, draw = FIRST_DRAW, game: Minigame = 'powerball') =>
      settler.settle(
        wagersOf({ siteId: 1, game, drawAt: new Date(draw) }),
        ({ legs, before, price }) => {
          const results = legs.map(
            ({ market, outcome }) => ({ state: winners[market] === outcome ? 'won' : 'lost' }) as const,
          )
          const isWon = results.every(({ state }) => state === 'won')
          return { result: isWon ? Math.floor((before.stake * (price ?? 0)) / 1_000) : 0, legs: results }
        },
        settlePaces.exclusive,
      ),
    /** As if the round had been cancelled. */
    giveBack: (draw = FIRST_DRAW, game: Minigame = 'powerball') =>
      settler.settle(wagersOf({ siteId: 1, game, drawAt: new Date(draw) }), refund, settlePaces.exclusive),
    /** What the house has on each outcome, by the rows that bets keep and by their legs. */
    exposures: async () => {
      const { rows: kept } = await server.ownerPool.query(
        `SELECT game, draw_at, market, outcome, bets::int, staked::int, to_pay::int, combined_loss::int FROM minigames.exposure
         WHERE bets > 0 OR combined_loss > 0 ORDER BY game, draw_at, market, outcome`,
      )
      const { rows: wagers } = await server.ownerPool.query<{
        game_code: Minigame
        round: string
        stake: number
        price: number
        legs: MiniSelection[]
      }>(
        `SELECT w.game_code, w.round, w.stake::int, w.price::int,
           (SELECT jsonb_agg(jsonb_build_object('market', l.market, 'outcome', l.outcome)) FROM wagers.leg l WHERE l.wager_id = w.wager_id) AS legs
         FROM wagers.wager w WHERE w.vendor_code = 'maru' AND w.status = 'placed'`,
      )
      const counted = new Map<string, KeptExposure>()
      const add = (name: string, { bets, staked, to_pay, combined_loss }: KeptExposure) => {
        const of = counted.get(name) ?? { bets: 0, staked: 0, to_pay: 0, combined_loss: 0 }
        counted.set(name, {
          bets: of.bets + bets,
          staked: of.staked + staked,
          to_pay: of.to_pay + to_pay,
          combined_loss: of.combined_loss + combined_loss,
        })
      }
      for (const { game_code, round, stake, price, legs } of wagers) {
        const picks = picksOf(legs)
        const to_pay = Math.floor((stake * price) / 1_000)
        const name = (of: MiniSelection[]) =>
          [game_code, round, of.map((p) => p.market).join(' + '), of.map((p) => p.outcome).join(' + ')].join('|')
        add(name(picks), { bets: 1, staked: stake, to_pay, combined_loss: 0 })
        if (picks.length > 1)
          for (const pick of picks) add(name([pick]), { bets: 0, staked: 0, to_pay: 0, combined_loss: to_pay - stake })
      }
      const name = (row: (typeof kept)[number]) => [row.game, roundIdOf(row.draw_at), row.market, row.outcome].join('|')
      return {
        kept: Object.fromEntries(
          kept.map((row) => [
            name(row),
            { bets: row.bets, staked: row.staked, to_pay: row.to_pay, combined_loss: row.combined_loss },
          ]),
        ) as Record<string, KeptExposure>,
        counted: Object.fromEntries(counted),
      }
    },
    nothingIsWrong: async () => {
      expect(await server.system(verify)).toEqual([])
      expect(await server.system(figureProblemsOf)).toEqual([])
      expect((await server.system(trialBalance)).every(({ sum }) => sum === 0)).toBe(true)
    },
  }
}
