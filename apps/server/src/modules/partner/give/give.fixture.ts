import { randomUUID } from 'node:crypto'
import type { TestServer } from '../../../testing/context.ts'
import { grantCash } from '../../../testing/people.ts'
import { balancesOf } from '../../ledger/index.ts'
import { servePartnerGive } from '../calls/partner/give-money.ts'
import { servePartnerGiveTarget } from '../calls/partner/show-give-target.ts'
import { addBelow, addPartner } from '../partner.fixture.ts'

type Answer = { ownCash: number; cash: number }
type Target = { nameKey: string; mostGive: number; mostTake: number; giveRefusal: string; takeRefusal: string }

/** Partners who give and take back, each act a call of its own. Names are read whole. */
export const giveDesk = async (server: TestServer) => {
  await server.pool.query(`INSERT INTO site.option (site_id, name, value) VALUES (1, 'partnersSeeNamesTo', '5')`)
  const nickOf = async (memberId: number): Promise<string> =>
    (await server.pool.query('SELECT mem_nick FROM identity.member WHERE member_id = $1', [memberId])).rows[0].mem_nick
  const ask =
    (way: 'give' | 'take') =>
    async (partnerId: number, memberId: number, amount: number, more: object = {}): Promise<Answer> =>
      server.call<Answer>(servePartnerGive, partnerId, {
        ...{ way, memberId, memNick: await nickOf(memberId), amount, note: '', requestKey: randomUUID() },
        ...more,
      })
  return {
    give: ask('give'),
    take: ask('take'),
    targetOf: (partnerId: number, memberId: number) =>
      server.call<Target>(servePartnerGiveTarget, partnerId, { memberId }),
    cashOf: async (memberId: number): Promise<number> => (await server.system((ctx) => balancesOf(ctx, memberId))).cash,
    /** A store of its own with cash, and a member below it. */
    pair: async (parentId: number, cash = 1_000_000): Promise<[partner: number, member: number]> => {
      const partner = await addPartner(server, 5, parentId)
      if (cash > 0) await server.system((ctx) => grantCash(ctx, partner, cash))
      return [partner, await addBelow(server, partner)]
    },
  }
}
