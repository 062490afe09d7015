import { afterAll, describe, expect, test } from 'vitest'
import { correctionDesk } from './correct-round.fixture.ts'
import { collectDebts, forgiveDebt } from './debt.service.ts'
import { roundOf } from './own/own-product.fixture.ts'

const desk = await correctionDesk()
afterAll(() => desk.close())

describe('the correction of a round', () => {
  test('moves the difference alone, as a further version of the settlement', async () => {
    const [up, down, same] = [await desk.member(1_000), await desk.member(1_000), await desk.member(1_000)]
    for (const member of [up, down, same]) await desk.place(member, 'difference', 's', 1_000)
    await desk.settle('difference', ({ ref }) => (ref.memberId === up ? 0 : 3_000))
    const corrected = ({ ref }: { ref: { memberId: number } }) =>
      ref.memberId === up ? 2_500 : ref.memberId === down ? 500 : 3_000
    expect(await desk.correct('difference', corrected)).toEqual({ settled: 2, left: 0 })
    expect([await desk.held(up), await desk.held(down), await desk.held(same)].map(({ cash }) => cash)).toEqual([
      2_500, 500, 3_000,
    ])
    expect(await desk.versionsOf(down)).toEqual([
      { version: 1, kind: 'settled', stake: 1_000, payout: 3_000, turnover: 1_000 },
      { version: 2, kind: 'corrected', stake: 0, payout: -2_500, turnover: 0 },
    ])
    expect(await desk.versionsOf(same)).toHaveLength(1)
    expect(await desk.correct('difference', corrected)).toEqual({ settled: 0, left: 0 })
    await desk.nothingIsWrong()
  })

  test('to void returns the stakes and takes payouts back, and a void one may be settled after all', async () => {
    const [won, lost] = [await desk.member(1_000), await desk.member(1_000)]
    for (const member of [won, lost]) await desk.place(member, 'void', 's', 1_000)
    await desk.settle('void', ({ ref }) => (ref.memberId === won ? 4_000 : 0))
    await desk.correct('void', () => 'void')
    expect([await desk.held(won), await desk.held(lost)]).toEqual([
      { cash: 1_000, debt: 0 },
      { cash: 1_000, debt: 0 },
    ])
    expect(await desk.versionsOf(won)).toMatchObject([
      { payout: 4_000 },
      { kind: 'cancelled', stake: -1_000, payout: -4_000, turnover: -1_000 },
    ])
    await desk.nothingIsWrong()
    await desk.correct('void', ({ ref }) => (ref.memberId === lost ? 1_500 : 0))
    expect([(await desk.held(won)).cash, (await desk.held(lost)).cash]).toEqual([0, 1_500])
    expect(await desk.versionsOf(lost)).toMatchObject([
      {},
      {},
      { kind: 'corrected', stake: 1_000, payout: 1_500, turnover: 1_000 },
    ])
    await desk.nothingIsWrong()
  })

  test('leaves alone what the member took back, and what waits for its first result', async () => {
    const member = await desk.member(3_000)
    await desk.place(member, 'alone', 'taken-back', 1_000)
    await desk.cancel(member, 'taken-back')
    await desk.place(member, 'alone', 'open', 1_000)
    expect(await desk.correct('alone', () => 5_000)).toEqual({ settled: 0, left: 0 })
    expect(await desk.held(member)).toEqual({ cash: 2_000, debt: 0 })
  })

  test('says anew what became of the legs', async () => {
    const member = await desk.member(1_000)
    await desk.place(member, 'legs', 's', 1_000)
    const legs = async () =>
      (await desk.server.pool.query('SELECT state FROM wagers.leg WHERE member_id = $1', [member])).rows
    await desk.settle('legs', ({ price }) => ({ result: price ?? 0, legs: [{ state: 'won' }] }))
    expect([await desk.held(member), await legs()]).toEqual([{ cash: 1_950, debt: 0 }, [{ state: 'won' }]])
    await desk.correct('legs', ({ legs: [leg] }) => ({
      result: leg?.state === 'won' ? 0 : 1,
      legs: [{ state: 'lost' }],
    }))
    expect([await desk.held(member), await legs()]).toEqual([{ cash: 0, debt: 0 }, [{ state: 'lost' }]])
  })

  test('says anew what became of the legs of a wager that comes to the same', async () => {
    const member = await desk.member(1_000)
    await desk.place(member, 'same-legs', 's', 1_000)
    const legs = async () =>
      (await desk.server.pool.query('SELECT state FROM wagers.leg WHERE member_id = $1', [member])).rows
    await desk.settle('same-legs', () => ({ result: 0, legs: [{ state: 'lost' }] }))
    const corrected = () => desk.correct('same-legs', () => ({ result: 0, legs: [{ state: 'won' }] }))
    expect(await corrected()).toEqual({ settled: 0, left: 0 })
    expect([await legs(), await desk.versionsOf(member)]).toMatchObject([[{ state: 'won' }], [{ version: 1 }]])
    expect(await corrected()).toEqual({ settled: 0, left: 0 })
  })

  test('that a crash cut off is ended by the next run, and nothing moves twice', async () => {
    const members = await Promise.all(Array.from({ length: 60 }, () => desk.member(1_000)))
    await Promise.all(members.map((member) => desk.place(member, 'crash', 's', 1_000)))
    await desk.settle('crash', () => 2_000)
    let asked = 0
    const crashing = () => {
      if (++asked > 25) throw new Error('crash')
      return 500
    }
    const ofTwenty = { commitMs: 0, share: 1, least: 20, longestPauseMs: 0 }
    await expect(desk.settlers[0].correct(roundOf('crash'), crashing, ofTwenty)).rejects.toThrow('crash')
    await desk.nothingIsWrong()
    const both = await Promise.all([desk.correct('crash', () => 500, 0), desk.correct('crash', () => 500, 1)])
    expect(both.reduce((sum, { settled }) => sum + settled, 0)).toBe(40)
    for (const member of members) expect(await desk.held(member)).toEqual({ cash: 500, debt: 0 })
    await desk.nothingIsWrong()
  })
})

describe('what a member cannot give back', () => {
  const owing = async (round: string) => {
    const member = await desk.member(1_000)
    await desk.place(member, round, 's', 1_000)
    await desk.settle(round, () => 5_000)
    await desk.spend(member, 4_200)
    await desk.correct(round, () => 0)
    return member
  }

  test('is owed, and the vendor has it nevertheless', async () => {
    const member = await owing('owed')
    expect(await desk.held(member)).toEqual({ cash: 0, debt: 4_200 })
    const { rows } = await desk.server.pool.query(
      `SELECT kind, amount::int FROM ledger.entry_view WHERE member_id = $1 ORDER BY transfer_id DESC LIMIT 2`,
      [member],
    )
    expect(rows).toEqual([
      { kind: 'payout-taken-back', amount: -5_000 },
      { kind: 'debt-opened', amount: 4_200 },
    ])
    await desk.nothingIsWrong()
  })

  test('is collected by the next settlement before anything else', async () => {
    const member = await owing('collected')
    await desk.deposit(member, 1_000)
    await desk.place(member, 'collected-2', 's2', 1_000)
    await desk.settle('collected-2', () => 5_000)
    expect(await desk.held(member)).toEqual({ cash: 800, debt: 0 })
    await desk.nothingIsWrong()
  })

  test('is collected from any cash that comes, in parts', async () => {
    const member = await owing('parts')
    await desk.deposit(member, 1_200)
    await collectDebts(desk.server.contexts)
    expect(await desk.held(member)).toEqual({ cash: 0, debt: 3_000 })
    await desk.deposit(member, 3_500)
    await Promise.all([collectDebts(desk.server.contexts), collectDebts(desk.server.contexts)])
    expect(await desk.held(member)).toEqual({ cash: 500, debt: 0 })
    await desk.nothingIsWrong()
  })

  test('is written off by staff, who must have seen the sum', async () => {
    const member = await owing('forgiven')
    const forgive = (amount: number) =>
      desk.server.staff((ctx) => forgiveDebt(ctx, member, { amount, reason: 'gone abroad' }))
    await expect(forgive(4_199)).rejects.toMatchObject({ code: 'STAFF_CONFLICT' })
    await forgive(4_200)
    expect(await desk.held(member)).toEqual({ cash: 0, debt: 0 })
    await expect(forgive(4_200)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    const { rows } = await desk.server.pool.query(`SELECT action FROM audit.entry WHERE target = $1`, [
      `member:${member}`,
    ])
    expect(rows).toEqual([{ action: 'member.forgive-debt' }])
    await desk.nothingIsWrong()
  })

  test('that was tampered with is found by the proof', async () => {
    const member = await owing('tampered')
    await desk.server.ownerPool.query('UPDATE wagers.debt SET open = open - 1 WHERE member_id = $1', [member])
    await expect(desk.nothingIsWrong()).rejects.toThrow('debts')
    await desk.server.ownerPool.query('UPDATE wagers.debt SET open = open + 1 WHERE member_id = $1', [member])
  })
})
