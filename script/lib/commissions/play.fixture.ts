import { ratedProducts, ratesBy } from '@maru/commission'
import type { Seeded } from '@maru/testkit'
import { moveBelow } from '../../../apps/server/src/modules/partner/desk/move-desk.service.ts'
import { addBelow, addBranch, addPartner, setRates } from '../../../apps/server/src/modules/partner/partner.fixture.ts'
import { type Moving, moveWagers, placeWagers, storedWagerOf } from '../../../apps/server/src/modules/wagers/index.ts'
import type { TestServer } from '../../../apps/server/src/testing/context.ts'
import { noMoney } from '../../../apps/server/src/testing/wagers.ts'
import { type Drawn, drawMove, drawWager } from './random-play.fixture.ts'

type Placed = Drawn & { memberId: number; wagerId: number; placedAt: Date; ticketId: string | undefined }

/** Of a partner of each tier, raised a little for each product in another way. */
const ratesOf = (tier: number, raise: number) =>
  ratesBy(
    ({ product, kind }) =>
      (6 - tier) * (kind === 'rolling' ? 21 : 190) + ((ratedProducts.indexOf(product) * 7 + raise) % 20),
  )

/** Members below partners of two trees, what they play, and what becomes of it and of the trees. */
export const createPlay = async (server: TestServer, random: Seeded) => {
  const { ownerPool, pool } = server
  /** Two trees that share nothing; a store may stand right below a main office. */
  const branch = await addBranch(server)
  const [head = 0, main = 0] = branch
  const lower = await addPartner(server, 5, main)
  const other = await addPartner(server, 1)
  const partners = [...branch, lower, other]
  for (const [i, partnerId] of partners.entries())
    await setRates(server, partnerId, ratesOf([1, 2, 3, 4, 5, 5, 1][i] ?? 5, 0))
  const memberIds: number[] = []
  for (const partnerId of [...partners, branch[4] ?? 0, lower]) memberIds.push(await addBelow(server, partnerId))
  await setRates(
    server,
    memberIds[4] ?? 0,
    ratesBy(({ kind }) => (kind === 'rolling' ? 5 : 50)),
  )

  const placed: Placed[] = []

  const place = async (count: number): Promise<void> => {
    const { rows } = await pool.query<{ member: number; chain: number | null }>(
      `SELECT m.member_id AS member, c.chain_id AS chain FROM identity.member m LEFT JOIN identity.rate_chain c ON c.site_id = m.site_id AND c.holder_id = m.rate_holder_id
     WHERE m.site_id = 1 AND m.member_id = ANY ($1::bigint[])`,
      [memberIds],
    )
    const chains = new Map(rows.map(({ member, chain }) => [Number(member), chain === null ? null : Number(chain)]))
    const taken = await pool.query(
      `SELECT nextval('sportsbook.ticket_number')::text AS number FROM generate_series(1, $1)`,
      [count],
    )
    const drawn = Array.from({ length: count }, (_, i) => {
      const wager = drawWager(random)
      return { ...wager, round: wager.round || (taken.rows[i]?.number as string), memberId: random.pick(memberIds) }
    })
    const refs = await server.system((ctx) =>
      placeWagers(
        ctx,
        drawn.map(({ memberId, product, gameCode, round, stake, bonusStake, selections }) => ({
          ...{
            siteId: 1,
            memberId,
            product,
            vendorCode: 'studio',
            gameCode,
            round,
            selection: null,
            stake,
            bonusStake,
          },
          ...{ rateChainId: chains.get(memberId) ?? null, ...noMoney },
          ...(product === 'mini-game' && {
            terms: { price: 1_950, rulesVersion: '1' },
            legs: selections.map((selection) => ({ ...selection, event: round, price: 1_950, words: null })),
          }),
        })),
      ),
    )
    for (const [i, wager] of drawn.entries()) {
      const ref = refs[i]
      if (!ref) throw new Error('a wager without a number')
      const ticketId = wager.sizes ? await placeTicket(wager, ref) : undefined
      placed.push({ ...wager, ...ref, ticketId })
    }
  }

  const placeTicket = async (
    wager: Drawn & { memberId: number },
    ref: { wagerId: number; placedAt: Date },
  ): Promise<string> => {
    const { rows } = await ownerPool.query<{ id: string }>(
      `INSERT INTO sportsbook.ticket (site_id, member_id, ticket_id, fingerprint, state, product, game_code, sizes, lines, stake, price_policy, created_at, wager_id, placed_at, possible_win,
       rules_version, number, cashed_stake)
     VALUES (1, $1, gen_random_uuid(), decode(repeat('00', 32), 'hex'), 'accepted', $2, $3, $4, 1, $5, 'any', $6, $7, $6, 0, 'test', $8, $9) RETURNING ticket_id AS id`,
      [
        wager.memberId,
        wager.product,
        wager.gameCode,
        wager.sizes,
        wager.stake,
        ref.placedAt,
        ref.wagerId,
        wager.round,
        wager.cashed,
      ],
    )
    const id = rows[0]?.id as string
    await ownerPool.query(
      `INSERT INTO sportsbook.leg (site_id, member_id, ticket_id, ord, event_id, market_key, outcome, price, is_banker, event_version, starts_at)
     SELECT 1, $1, $2, n, n, '1', '1', 1950, banker, 1, $3 FROM unnest($4::boolean[]) WITH ORDINALITY AS u (banker, n)`,
      [wager.memberId, id, ref.placedAt, wager.bankers],
    )
    return id
  }

  /** Results, corrections, results taken back, cancellations, of wagers drawn at random; legs of tickets and what of them was cashed out with them. */
  const settle = async (count: number): Promise<void> => {
    const chosen = [...new Set(Array.from({ length: count }, () => random.pick(placed)))]
    const { rows } = await pool.query(
      `SELECT w.* FROM unnest($1::bigint[], $2::timestamptz[], $3::bigint[]) AS u (member_id, placed_at, wager_id) JOIN wagers.state_view w USING (member_id, placed_at, wager_id) WHERE site_id = 1`,
      [
        chosen.map(({ memberId }) => memberId),
        chosen.map(({ placedAt }) => placedAt),
        chosen.map(({ wagerId }) => wagerId),
      ],
    )
    const stateOf = new Map(rows.map((row) => [Number(row.wager_id), row]))
    const movings = chosen.flatMap((wager): Moving[] => {
      const row = stateOf.get(wager.wagerId)
      const before = storedWagerOf(row, { product: row.product, vendorCode: row.vendor_code, gameCode: row.game_code })
      const { memberId, wagerId, placedAt } = wager
      const drawn = drawMove(random, wager, before)
      return drawn ? [{ siteId: 1, ref: { memberId, wagerId, placedAt }, before, ...drawn }] : []
    })
    const paid = new Set(movings.filter(({ movement }) => movement?.kind === 'win').map(({ ref }) => ref.wagerId))
    for (const { memberId, ticketId, bankers = [] } of chosen.filter(({ wagerId }) => paid.has(wagerId)))
      if (ticketId !== undefined)
        await ownerPool.query(
          `UPDATE sportsbook.leg l SET state = s.state, result_version = result_version + 1 FROM unnest($3::text[]) WITH ORDINALITY AS s (state, ord)
         WHERE l.site_id = 1 AND l.member_id = $1 AND l.ticket_id = $2 AND l.ord = s.ord`,
          [memberId, ticketId, bankers.map(() => random.pick(['won', 'lost', 'void', 'half-won', 'half-lost']))],
        )
    await server.system((ctx) => moveWagers(ctx, movings))
  }

  const changeTree = async (): Promise<void> => {
    const ignore = () => undefined
    if (random.between(0, 1) === 0) await setRates(server, head, ratesOf(1, random.between(0, 9))).catch(ignore)
    if (random.between(0, 1) === 0)
      await setRates(server, branch[4] ?? 0, ratesOf(5, random.between(0, 9))).catch(ignore)
    const member = random.pick(memberIds)
    await server
      .staff((ctx) => moveBelow(ctx, member, { parentId: random.pick(partners), reason: 'asked' }))
      .catch(ignore)
  }
  return { place, settle, changeTree }
}
