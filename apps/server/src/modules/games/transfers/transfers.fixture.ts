import type { Member } from '../../../platform/context.ts'
import type { TestServer } from '../../../testing/context.ts'
import { loggedIn } from '../../../testing/members.fixture.ts'
import { addMember, grantCash } from '../../../testing/people.ts'
import { balancesOf, verify } from '../../ledger/index.ts'
import { figureProblemsOf } from '../../wagers/index.ts'
import { serveLaunch } from '../calls/member/launch-game.ts'
import { openSession } from '../session.service.ts'
import { settleDue, sweepPurses } from './due.clock.ts'
import { findTransferProblems } from './prove-transfers.job.ts'
import { PURSE_GAME, PURSE_VENDOR } from './purse-vendor.fixture.ts'

/** What members and time do, each an act of its own. */
export const playing = (server: TestServer) => {
  const logins = new Map<number, Member>()
  const balances = (memberId: number) => server.system((ctx) => balancesOf(ctx, memberId))
  return {
    balances,
    member: async (cash: number): Promise<{ memberId: number; playerId: string }> => {
      const memberId = await addMember(server)
      if (cash > 0) await server.system((ctx) => grantCash(ctx, memberId, cash))
      // The id that the vendor knows it by is made at the first launch.
      const opening = { memberId, vendorCode: PURSE_VENDOR, gameCode: PURSE_GAME }
      const { playerId } = await server.system((ctx) => openSession(ctx, opening))
      return { memberId, playerId }
    },
    /** In the member's session, which is opened by the first one. */
    launch: async (memberId: number, changes: object = {}) => {
      const login = logins.get(memberId) ?? (await loggedIn(server, memberId))
      logins.set(memberId, login)
      const asked = { vendorKey: PURSE_VENDOR, gameKey: PURSE_GAME, gameType: '', device: 'desktop', ...changes }
      return server.call(serveLaunch, login, asked)
    },
    /** So much later, everything that is due is looked at. */
    later: async (ms: number): Promise<void> => {
      server.clock.advance(ms)
      await sweepPurses(server.contexts)
      await settleDue(server.contexts)
    },
    /** Nothing of a member is lost or doubled, and every proof holds. */
    problems: (): Promise<unknown[]> =>
      server.system(async (ctx) => [
        ...(await verify(ctx)),
        ...(await figureProblemsOf(ctx)),
        ...(await findTransferProblems(ctx)),
      ]),
  }
}
