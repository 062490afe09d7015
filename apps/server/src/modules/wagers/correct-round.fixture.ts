import { won } from '@maru/contract'
import { expect } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/members.fixture.ts'
import { balancesOf, house, memberPurse, post, trialBalance, verify } from '../ledger/index.ts'
import { findOpenDebt } from './debt.repository.ts'
import { findFigureProblems } from './figures.repository.ts'
import { createDice, roundOf, slipOn } from './own/own-product.fixture.ts'
import { settlePaces } from './settle-pace.rules.ts'
import { createRoundSettler } from './settle-round.service.ts'
import { createWagerWriter } from './writer/writer.service.ts'

/** A product of the server with members who bet on it, and everything that must agree afterwards. */
export const correctionDesk = async () => {
  const server = await testServer()
  const writer = createWagerWriter(server.contexts)
  const dice = createDice(server.contexts, new Set(), writer)
  const settlers = [createRoundSettler(server.contexts), createRoundSettler(server.contexts)] as const
  let keys = 0
  const move = (memberId: number, amount: number) => {
    const purse = memberPurse(memberId, 'cash')
    const rest = { currency: 'KRW', amount: won(Math.abs(amount)), key: `test:${++keys}` } as const
    return server.system((ctx) =>
      amount > 0
        ? post(ctx, { ...rest, kind: 'adjustment-credit', from: house('adjustment'), to: purse })
        : post(ctx, { ...rest, kind: 'adjustment-debit', from: purse, to: house('adjustment') }),
    )
  }
  const held = (memberId: number) =>
    server.system(async (ctx) => ({
      cash: (await balancesOf(ctx, memberId)).cash as number,
      debt: (await findOpenDebt(ctx, memberId))?.open ?? 0,
    }))
  return {
    server,
    dice,
    settlers,
    member: (cash: number) => addMember(server, { cash }),
    deposit: (memberId: number, amount: number) => move(memberId, amount),
    /** Throws where there is too little. */
    spend: (memberId: number, amount: number) => move(memberId, -amount),
    held,
    place: (memberId: number, round: string, slipId: string, stake: number) =>
      dice.place({ siteId: 1, memberId, currency: 'KRW' }, slipOn(round, { slipId, stake, selection: slipId })),
    cancel: (memberId: number, slipId: string) => dice.cancel({ siteId: 1, memberId, currency: 'KRW' }, slipId),
    settle: (round: string, resultOf: Parameters<(typeof settlers)[0]['settle']>[1], which = 0) =>
      (settlers[which] ?? settlers[0]).settle(roundOf(round), resultOf, settlePaces.exclusive),
    correct: (round: string, resultOf: Parameters<(typeof settlers)[0]['settle']>[1], which = 0) =>
      (settlers[which] ?? settlers[0]).correct(roundOf(round), resultOf, settlePaces.exclusive),
    versionsOf: async (memberId: number) =>
      (
        await server.pool.query(
          `SELECT version, kind, stake::int, payout::int, turnover::int FROM wagers.settlement WHERE member_id = $1 ORDER BY wager_id, version`,
          [memberId],
        )
      ).rows,
    nothingIsWrong: async () => {
      expect(await server.system(verify)).toEqual([])
      expect(await server.system(findFigureProblems)).toEqual([])
      expect((await server.system(trialBalance)).every(({ sum }) => sum === 0)).toBe(true)
    },
    close: () => Promise.all([writer.close(), ...settlers.map((settler) => settler.close())]),
  }
}
export type CorrectionDesk = Awaited<ReturnType<typeof correctionDesk>>
