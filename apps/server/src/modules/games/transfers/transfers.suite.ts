import { describe, expect, test } from 'vitest'
import { codeOf } from '../../../testing/cash-desk.ts'
import type { TestServer } from '../../../testing/context.ts'
import { serveMergeMoney, serveOutGameMoney } from '../calls/member/bring-back-money.ts'
import { serveClose } from '../calls/member/close-game.ts'
import { type Fault, Killed, type PurseVendor } from './purse-vendor.fixture.ts'
import { playing } from './transfers.fixture.ts'

const MINUTE_MS = 60_000
const STAKES = { '1,000 won': 1_000, 'nothing won or lost': 0, 'half of it lost': -5_000, 'all of it lost': -10_000 }
/** Whatever goes wrong is over after so many times: then it is asked again, with pauses that double. */
const TIMES = 24

const onlyKilled = (error: unknown): void => {
  if (!(error instanceof Killed)) throw error
}

/** What every way of reaching a vendor that keeps purses must bear: faults of each call, in both directions. */
export const transfersSuite = (name: string, { server, vendor }: { server: TestServer; vendor: PurseVendor }): void => {
  const act = playing(server)
  const out = (memberId: number) => server.call<{ returned: number }>(serveOutGameMoney, memberId, {})
  const settled = async (memberId: number): Promise<void> => {
    for (let n = 0; n < TIMES; n++) {
      const { inGame, transferPending } = await act.balances(memberId)
      if (inGame + transferPending === 0 && vendor.all() === 0) return
      await act.later(5 * MINUTE_MS)
      await Promise.all(vendor.late.splice(0))
    }
  }

  describe(name, () => {
    test.each(Object.entries(STAKES))('money goes there, %s, and what is there comes back', async (_what, by) => {
      const { memberId, playerId } = await act.member(10_000)
      await act.launch(memberId)
      expect(await act.balances(memberId)).toMatchObject({ cash: 0, inGame: 10_000, transferPending: 0 })
      vendor.play(playerId, by)
      expect(await server.call(serveClose, memberId, {})).toEqual({})
      expect(await act.balances(memberId)).toMatchObject({ cash: 10_000 + by, inGame: 0, transferPending: 0 })
      expect(vendor.purses.get(playerId)).toBe(0)
      expect(vendor.asked.every(({ isSigned }) => isSigned)).toBe(true)
      expect(await act.problems()).toEqual([])
    })

    const unclear: Fault[] = ['lost-before', 'lost-after', 'garbage', 'slow', 'other-amount', 'other-id', 'error-after']
    test.each(unclear)('on the way there, the answer %s: the money is on its way until it is known', async (fault) => {
      const { memberId } = await act.member(10_000)
      vendor.plan = [fault]
      expect(await codeOf(act.launch(memberId))).toBe('F001')
      expect(await act.balances(memberId)).toMatchObject({ cash: 0, inGame: 0, transferPending: 10_000 })
      await Promise.all(vendor.late.splice(0))
      await settled(memberId)
      expect(await act.balances(memberId)).toMatchObject({ cash: 10_000, inGame: 0, transferPending: 0 })
      expect(await act.problems()).toEqual([])
    })

    test.each(unclear)('on the way back, the answer %s: it stays on its way, and arrives once', async (fault) => {
      const { memberId, playerId } = await act.member(10_000)
      await act.launch(memberId)
      vendor.play(playerId, 2_500)
      vendor.plan = ['none', fault]
      expect(await codeOf(out(memberId))).toBe('F001')
      expect(await act.balances(memberId)).toMatchObject({ cash: 0, inGame: 0, transferPending: 12_500 })
      await Promise.all(vendor.late.splice(0))
      await settled(memberId)
      expect(await act.balances(memberId)).toMatchObject({ cash: 12_500, inGame: 0, transferPending: 0 })
      expect(vendor.all()).toBe(0)
      expect(await act.problems()).toEqual([])
    })

    test.each(['doubled', 'none'] as const)('a request that arrives %s takes effect once', async (fault) => {
      const { memberId } = await act.member(10_000)
      vendor.plan = [fault, fault, fault]
      await act.launch(memberId)
      expect(vendor.all()).toBe(10_000)
      expect(await out(memberId)).toMatchObject({ returned: 10_000 })
      expect(vendor.all()).toBe(0)
      expect(await act.problems()).toEqual([])
    })

    test('while every answer to the question is lost it is asked again and again, and nothing moves', async () => {
      const { memberId } = await act.member(10_000)
      vendor.plan = ['lost-after', 'lost-before', 'garbage', 'error-after', 'other-amount', 'slow']
      expect(await codeOf(act.launch(memberId))).toBe('F001')
      for (let n = 0; n < 5; n++) {
        await act.later(5 * MINUTE_MS)
        await Promise.all(vendor.late.splice(0))
        expect(await act.balances(memberId)).toMatchObject({ cash: 0, transferPending: 10_000 })
      }
      await settled(memberId)
      expect(await act.balances(memberId)).toMatchObject({ cash: 10_000, transferPending: 0 })
      expect(await act.problems()).toEqual([])
    })

    test('a vendor that takes no money leaves it where it was', async () => {
      const { memberId } = await act.member(10_000)
      vendor.plan = ['refused']
      expect(await codeOf(act.launch(memberId))).toBe('G102')
      expect(await act.balances(memberId)).toMatchObject({ cash: 10_000, inGame: 0, transferPending: 0 })
      expect(await act.problems()).toEqual([])
    })

    test('a vendor that gives none back keeps it as ours, and it is tried again', async () => {
      const { memberId } = await act.member(10_000)
      await act.launch(memberId)
      vendor.plan = ['none', 'refused']
      expect(await codeOf(out(memberId))).toBe('G102')
      expect(await act.balances(memberId)).toMatchObject({ cash: 0, inGame: 10_000, transferPending: 0 })
      await settled(memberId)
      expect(await act.balances(memberId)).toMatchObject({ cash: 10_000, inGame: 0 })
      expect(await act.problems()).toEqual([])
    })

    test.each(['lost-before', 'garbage', 'other-amount', 'other-id', 'slow', 'refused'] as const)(
      'a balance that is %s is none: nothing is booked, and it is asked again',
      async (fault) => {
        const { memberId, playerId } = await act.member(10_000)
        await act.launch(memberId)
        vendor.play(playerId, -4_000)
        vendor.plan = [fault]
        expect(await codeOf(server.call(serveMergeMoney, memberId, {}))).toBe('C009')
        expect(await act.balances(memberId)).toMatchObject({ cash: 0, inGame: 10_000, transferPending: 0 })
        await settled(memberId)
        expect(await act.balances(memberId)).toMatchObject({ cash: 6_000, inGame: 0 })
        expect(await act.problems()).toEqual([])
      },
    )

    test.each([
      ['credit', 'before'],
      ['credit', 'after'],
      ['balance', 'before'],
      ['balance', 'after'],
      ['debit', 'before'],
      ['debit', 'after'],
    ] as const)('a process that is killed at the %s, %s the answer, loses nothing', async (call, when) => {
      const { memberId, playerId } = await act.member(10_000)
      vendor.kill = { call, when }
      await act.launch(memberId).catch(onlyKilled)
      vendor.play(playerId, -3_000)
      const lost = vendor.purses.get(playerId) === 7_000 ? 3_000 : 0
      await out(memberId).catch(() => {})
      await settled(memberId)
      expect(vendor.kill).toBeUndefined()
      expect(await act.balances(memberId)).toMatchObject({ cash: 10_000 - lost, inGame: 0, transferPending: 0 })
      expect(await act.problems()).toEqual([])
    })

    test('while a round is open nothing is taken back; afterwards it comes by itself', async () => {
      const { memberId, playerId } = await act.member(10_000)
      await act.launch(memberId)
      vendor.openRounds = 1
      expect(await codeOf(server.call(serveMergeMoney, memberId, {}))).toBe('C009')
      vendor.play(playerId, 700)
      vendor.openRounds = 0
      await settled(memberId)
      expect(await act.balances(memberId)).toMatchObject({ cash: 10_700, inGame: 0 })
      expect(await act.problems()).toEqual([])
    })
  })
}
