import { describe, expect, test } from 'vitest'
import { saveRealityDue } from '../../identity/index.ts'
import { setLimit } from '../../protection/limit.service.ts'
import { pauseMember } from '../../protection/pause.service.ts'
import { writeSwitch } from '../catalogue.repository.ts'
import { endSession, openSession } from '../session.service.ts'
import type { WalletOperation, WalletOutcome } from '../wallet-port.ts'
import {
  type AdapterUnderTest,
  bet,
  cashOf,
  GAME,
  playersOf,
  rollback,
  type TestPlayer,
  win,
} from './vendor-wallet.fixture.ts'

/** Who may bet when, and that what was begun may always end. */
export const rightsSuite = (adapter: AdapterUnderTest): void => {
  const { server, operate, called, manner } = adapter
  const isByRound = manner === 'by-round'
  const { addPlayer, launchAgain } = playersOf(adapter)
  const statusOf = async (operation: WalletOperation) => (await operate(operation)).status
  const done = called('done')

  describe('who may', () => {
    const ends: [string, WalletOutcome, (player: TestPlayer) => Promise<unknown>][] = [
      [
        'the session has ended',
        'session-ended',
        (player) => server.system((ctx) => endSession(ctx, player.memberId, 'closed')),
      ],
      ['a new launch has ended the session', 'session-ended', (player) => launchAgain(player.memberId)],
      ['the session is twelve hours old', 'session-ended', async () => server.clock.advance(12 * 3_600_000)],
      [
        'the member is locked',
        'member-barred',
        ({ memberId }) =>
          server.ownerPool.query(`UPDATE identity.member SET status = 'locked' WHERE member_id = $1`, [memberId]),
      ],
      [
        'the member is barred from betting',
        'member-barred',
        ({ memberId }) =>
          server.ownerPool.query('UPDATE identity.member SET is_betting_barred = true WHERE member_id = $1', [
            memberId,
          ]),
      ],
      [
        'a limit of the member has no room',
        'limit-reached',
        ({ memberId, siteId }) =>
          server.member(
            memberId,
            (ctx) => setLimit(ctx, memberId, { kind: 'loss', period: 'week', amount: 0 }),
            siteId,
          ),
      ],
      [
        'the member has excluded itself, which ended the session',
        isByRound ? 'session-ended' : 'member-barred',
        async ({ memberId, siteId }) => {
          const until = new Date(server.clock.now().getTime() + 200 * 24 * 3_600_000)
          await server.system((ctx) => pauseMember(ctx, memberId, { kind: 'self-exclusion', endsAt: until }), siteId)
          await server.system((ctx) => endSession(ctx, memberId, 'logged-out'), siteId)
        },
      ],
      [
        'a reality check of the member is due',
        'member-barred',
        ({ memberId, siteId }) => server.system((ctx) => saveRealityDue(ctx, memberId, server.clock.now()), siteId),
      ],
      [
        'the lock of a member has ended the session',
        // Where a protocol links by round, its own order of refusals says the session first.
        isByRound ? 'session-ended' : 'member-barred',
        async ({ memberId }) => {
          await server.ownerPool.query(`UPDATE identity.member SET status = 'locked' WHERE member_id = $1`, [memberId])
          await server.system((ctx) => endSession(ctx, memberId, 'logged-out'))
        },
      ],
      [
        'the game is switched off',
        'game-off',
        () => server.system((ctx) => writeSwitch(ctx, adapter.vendorCode, GAME, false)),
      ],
      [
        'the site is under maintenance',
        'maintenance',
        async () => {
          await server.ownerPool.query(
            `UPDATE site.maintenance SET start_at = $1, end_at = $1::timestamptz + interval '1 hour', reason = '{"ko":"x","en":"x","vn":"x"}' WHERE site_id = 1`,
            [new Date(server.clock.now().getTime() - 1_000)],
          )
          // The site's word is up to a second old.
          await new Promise((resolve) => setTimeout(resolve, 1_100))
        },
      ],
    ]
    test.each(ends)('when %s, bets are refused while wins and rollbacks pass', async (_when, outcome, end) => {
      const player = await addPlayer(10_000)
      const [first, second] = [bet(player), bet(player)]
      await operate(first)
      await operate(second)
      await end(player)
      try {
        expect(await statusOf(bet(player))).toBe(called(outcome))
        expect(await operate(win(player, first))).toEqual({ status: done, balance: 10_500 })
        expect(await operate(rollback(player, second))).toEqual({ status: done, balance: 11_500 })
      } finally {
        await server.ownerPool.query('UPDATE site.maintenance SET start_at = NULL, end_at = NULL')
        await server.system((ctx) => writeSwitch(ctx, adapter.vendorCode, GAME, true))
        if (outcome === 'maintenance') await new Promise((resolve) => setTimeout(resolve, 1_100))
      }
    })

    test('a token of another player is refused for everything, and so is one that nobody has, but a rollback that names a transaction', async () => {
      const [player, stranger] = [await addPlayer(10_000), await addPlayer(10_000)]
      const staked = bet(player)
      await operate(staked)
      const theirs = { token: stranger.token }
      const nobodys = { token: 'nobody-has-this-token-0123' }
      expect(await statusOf(bet(player, theirs))).toBe(called('foreign-token'))
      expect(await statusOf(win(player, staked, theirs))).toBe(called('foreign-token'))
      expect(await statusOf(rollback(player, staked, theirs))).toBe(called('foreign-token'))
      expect(await statusOf(bet(player, nobodys))).toBe(called('unknown-token'))
      const won = win(player, staked, nobodys)
      expect(await statusOf(won)).toBe(called('unknown-token'))
      expect(await operate({ ...won, token: player.token })).toEqual({ status: done, balance: 11_500 })
      expect(await statusOf(rollback(player, won, nobodys))).toBe(isByRound ? called('unknown-token') : done)
    })

    test('the token of a game that the member has open at another vendor is nobody’s here', async () => {
      const player = await addPlayer(10_000)
      const staked = bet(player)
      await operate(staked)
      const before = await cashOf(server, player)
      const { memberId } = player
      const { token } = await server.system((ctx) =>
        openSession(ctx, { memberId, vendorCode: 'another', gameCode: GAME }),
      )
      for (const operation of [bet(player, { token }), win(player, staked, { token })])
        expect(await statusOf(operation)).toBe(called('unknown-token'))
      expect(await cashOf(server, player)).toBe(before)
    })

    test('the balance is given to an open session only', async () => {
      const [player, stranger] = [await addPlayer(4_000), await addPlayer(0)]
      const ask = (token: string) =>
        adapter.balance({ vendorCode: adapter.vendorCode, playerId: player.playerId, token })
      expect(await ask(player.token)).toEqual({ status: done, balance: 4_000 })
      expect(await ask(stranger.token)).toMatchObject({ status: called('foreign-token'), balance: undefined })
      await server.system((ctx) => endSession(ctx, player.memberId, 'closed'))
      expect((await ask(player.token)).status).toBe(called('session-ended'))
    })

    test('unknown players, unknown games and other currencies are refused', async () => {
      const player = await addPlayer(10_000)
      expect(await statusOf(bet({ ...player, playerId: 'nobody-knows-him' }))).toBe(called('unknown-player'))
      expect(await statusOf(bet(player, { gameCode: 'no-such-game' }))).toBe(called('unknown-game'))
      expect(await statusOf(bet(player, { currency: 'EUR' }))).toBe(called('wrong-currency'))
      expect(await cashOf(server, player)).toBe(10_000)
    })

    test('a wrong signature is refused before anything is read', async () => {
      const player = await addPlayer(10_000)
      const staked = bet(player)
      expect((await adapter.forge(staked)).status).toBe(adapter.forgedStatus)
      expect(await cashOf(server, player)).toBe(10_000)
      expect(await operate(staked)).toEqual({ status: done, balance: 9_000 })
    })
  })
}
