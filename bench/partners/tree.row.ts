import { join } from 'node:path'
import { addPartner } from '../../apps/server/src/modules/partner/partner.fixture.ts'
import { findNode } from '../../apps/server/src/modules/partner/tree/node.repository.ts'
import { showTree } from '../../apps/server/src/modules/partner/tree/own-tree.service.ts'
import { ensureSite } from '../../apps/server/src/modules/site/index.ts'
import type { Member } from '../../apps/server/src/platform/context.ts'
import { type BareServer, bareServer, environmentOf } from '../contexts.ts'
import type { Ground } from '../ground.ts'
import { SITE } from '../ledger.sides.ts'
import { type Compared, compare, type Side } from '../slices.ts'

const CALLERS = 4
/** How many stand below each of a tier, and members in all. Both show a page of as many. */
const LARGE: Shape = { firstId: 8_100_001, below: [6, 6, 6, 6], members: 100_000 }
const SMALL: Shape = { firstId: 8_200_001, below: [6, 1, 1, 1], members: 100 }

type Shape = { firstId: number; below: readonly number[]; members: number }
type Node = { id: number; tier: number; path: number[] }

/** The first page of a head office's tree with its sums, at 1,555 partners with 100,000 members beside 25 with 100. */
export const partnersTree = async (ground: Ground): Promise<Compared> => {
  const server = bareServer(environmentOf(ground.oursUrl, join(ground.dataDir, 'tree')))
  const system: Parameters<typeof addPartner>[0]['system'] = (fn, siteId = SITE) =>
    server.contexts.inContext({ who: { kind: 'system', job: 'bench' }, siteId }, fn)
  await system((ctx) => ensureSite(ctx, { siteId: SITE, name: 'Maru', theme: 'maru', host: 'localhost' }))
  const example = await addPartner({ system }, 1)
  for (const shape of [LARGE, SMALL]) await plant(ground, shape, example)
  await ground.ours.query('VACUUM ANALYZE')
  try {
    const compared = await compare(ground, treeSide(server, LARGE), treeSide(server, SMALL))
    // As times: how many times slower the large one is.
    return { ...compared, ratio: 1 / compared.ratio }
  } finally {
    await server.stop()
  }
}

const treeSide = ({ contexts }: BareServer, { firstId, below: [page = 0], members }: Shape): Side => {
  const who: Member = {
    kind: 'member',
    memberId: firstId,
    sessionId: 0,
    socketKey: '',
    expiresAt: new Date(),
    tier: 'PTN_1',
  }
  return {
    name: `a tree with ${members} members`,
    callers: CALLERS,
    act: async () => {
      const { self, list } = await contexts.reading({ who, siteId: SITE, language: 'ko' }, async (ctx) => {
        const own = await findNode(ctx, firstId)
        if (!own) throw new Error('there is no such head office')
        return showTree(
          ctx,
          { ...own, rights: undefined },
          { partnerId: 0, search: '', period: 'today', before: '', size: 50 },
        )
      })
      if (list.length !== page || self.members !== members)
        throw new Error(`${list.length} rows, ${self.members} members`)
      return true
    },
    check: async () => {},
    close: async () => {},
  }
}

const nodesOf = ({ firstId, below }: Shape): Node[] => {
  let next = firstId
  const grow = (tier: number, above: number[]): Node[] => {
    const id = next++
    const path = [...above, id]
    const children = Array.from({ length: below[tier - 1] ?? 0 }, () => grow(tier + 1, path))
    return [{ id, tier, path }, ...children.flat()]
  }
  return grow(1, [])
}

/** Written straight into the tables: by calls it would take minutes. Each partner has the row of `example`, under other names. */
const plant = async ({ ours }: Ground, shape: Shape, example: number): Promise<void> => {
  const nodes = nodesOf(shape)
  const stores = nodes.filter(({ tier }) => tier === 5)
  const ids = nodes.map(({ id }) => id)
  await ours.query(
    `INSERT INTO identity.member OVERRIDING SYSTEM VALUE
     SELECT (jsonb_populate_record(m, jsonb_build_object('member_id', u.id, 'mem_id', 'bench' || u.id, 'mem_nick', 'bench' || u.id, 'nick_key', 'bench' || u.id,
       'phone_index', '\\x' || lpad(to_hex(u.id), 64, '0'), 'account_index', '\\x' || lpad(to_hex(u.id), 64, '1'), 'tier', 'PTN_' || u.tier))).*
     FROM identity.member m, unnest($1::bigint[], $2::int[]) AS u (id, tier) WHERE m.site_id = $3 AND m.member_id = $4`,
    [ids, nodes.map(({ tier }) => tier), SITE, example],
  )
  await ours.query(
    `INSERT INTO partner.node (site_id, partner_id, tier, parent_id, own_members, created_at)
     SELECT $1::bigint, u.id, u.tier, u.parent, u.members, now() FROM unnest($2::bigint[], $3::smallint[], $4::bigint[], $5::int[]) AS u (id, tier, parent, members) ORDER BY u.tier`,
    [
      SITE,
      ids,
      nodes.map(({ tier }) => tier),
      nodes.map(({ path }) => path.at(-2) ?? null),
      nodes.map(({ tier, id }) => (tier === 5 ? membersOf(shape, stores, id) : 0)),
    ],
  )
  const steps = nodes.flatMap(({ id, path }) => path.map((above, at) => ({ id, above, depth: path.length - 1 - at })))
  await ours.query(
    `INSERT INTO partner.below (site_id, above_id, partner_id, depth) SELECT $1::bigint, u.* FROM unnest($2::bigint[], $3::bigint[], $4::smallint[]) AS u (above, id, depth)`,
    [SITE, steps.map(({ above }) => above), steps.map(({ id }) => id), steps.map(({ depth }) => depth)],
  )
  await ours.query(
    `INSERT INTO partner.place (site_id, member_id, partner_id, since)
     SELECT $1::bigint, $2::bigint + 1000000 + n, ($3::bigint[])[1 + n % cardinality($3::bigint[])], now() FROM generate_series(0, $4::int - 1) n`,
    [SITE, shape.firstId, stores.map(({ id }) => id), shape.members],
  )
  await ours.query(
    `INSERT INTO partner.earned (site_id, holder_id, day, product, turnover, losses, rolling)
     SELECT $1::bigint, id, (now() AT TIME ZONE 'Asia/Seoul')::date - d, product, 1000000, 50000, 5000
     FROM unnest($2::bigint[]) id, generate_series(0, 29) d, unnest(ARRAY['slot', 'casino', 'sports-1', 'mini-single']) product`,
    [SITE, ids],
  )
}

/** Members are dealt out over the stores in turn. */
const membersOf = ({ members }: Shape, stores: readonly Node[], id: number): number => {
  const at = stores.findIndex((store) => store.id === id)
  return Math.floor(members / stores.length) + (at < members % stores.length ? 1 : 0)
}
