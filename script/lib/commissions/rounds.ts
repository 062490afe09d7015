import { type PlainWager, plainProduct, slowLines, slowTurnover } from '@maru/commission/slow'
import type pg from 'pg'
import { holdersOf, rowsOf, type Site } from './journal.ts'
import { DAY, IS_REPORTED, type Line, REPORTED } from './line.ts'
import { foldsOf, plainWager, type StoredWager } from './stored-wager.ts'

type RoundKey = { member: string; product: string; game: string; round: string; placed: string; wager: string }

const OWN = `('mini-game', 'sports', 'e-sports')`
/** Of a table whose places are reported the round is the wager. */
const TOUCHED = `
  SELECT DISTINCT s.member_id::text AS member, s.product, s.game_code AS game, w.round, '' AS placed, '0' AS wager
  FROM wagers.settlement s JOIN wagers.wager w ON w.site_id = s.site_id AND w.member_id = s.member_id AND w.placed_at = s.placed_at AND w.wager_id = s.wager_id
  WHERE s.site_id = $1 AND ${DAY('$2')} AND s.written_by < $3 AND s.product IN ${OWN}
  UNION ALL
  SELECT DISTINCT s.member_id::text, s.product, s.game_code, '', s.placed_at::text, s.wager_id::text FROM wagers.settlement s
  WHERE s.site_id = $1 AND ${DAY('$2')} AND s.written_by < $3 AND s.product IN ('casino', 'hc-casino') AND s.rate_chain_id IS NOT NULL AND ${IS_REPORTED}`

const inOwnRound = (status: string): string =>
  `SELECT * FROM wagers.wager x WHERE x.site_id = $1 AND x.game_code = r.game AND x.round = r.round AND x.member_id = r.member AND x.product = r.product
     AND x.product IN ('sports', 'e-sports', 'mini-game', 'virtual') AND r.wager = 0 AND x.${status}`

/** Every wager of these rounds with what was ever settled of it. */
const WAGERS = `
  SELECT s.member_id::text AS member, s.wager_id::text AS wager, s.rate_chain_id::text AS chain, s.product, s.game_code AS game, s.round,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('market', l.market, 'outcome', l.outcome) ORDER BY l.ord), '[]') FROM wagers.leg l
      WHERE l.site_id = s.site_id AND l.member_id = s.member_id AND l.placed_at = s.placed_at AND l.wager_id = s.wager_id) AS legs,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('day', (v.settled_at AT TIME ZONE 'Asia/Seoul')::date, 'stake', v.stake::text, 'payout', v.payout::text, 'bonus', v.bonus_stake::text,
        'kind', v.kind, 'isReported', v.is_reported, 'isRead', v.written_by < $2::bigint, 'written', v.written_by::text) ORDER BY v.version), '[]')
      FROM wagers.settlement v WHERE v.site_id = s.site_id AND v.member_id = s.member_id AND v.settled_at >= s.placed_at AND v.wager_id = s.wager_id) AS versions,
    (SELECT jsonb_agg(jsonb_build_object('day', b.day, 'turnover', b.turnover::text) ORDER BY b.day) FROM partner.counted c, unnest(c.days, c.turnovers) AS b (day, turnover)
      WHERE c.site_id = s.site_id AND c.member_id = s.member_id AND c.wager_id = s.wager_id) AS booked,
    (SELECT jsonb_build_object('sizes', t.sizes, 'stake', t.stake::text, 'cashed', t.cashed_stake::text, 'legs',
        (SELECT jsonb_agg(jsonb_build_object('isBanker', g.is_banker, 'state', g.state) ORDER BY g.ord) FROM sportsbook.leg g
          WHERE g.site_id = t.site_id AND g.member_id = t.member_id AND g.ticket_id = t.ticket_id))
      FROM sportsbook.ticket t WHERE t.site_id = s.site_id AND t.member_id = s.member_id AND t.wager_id = s.wager_id) AS ticket,
    CASE WHEN s.product IN ('casino', 'hc-casino') AND ${IS_REPORTED} THEN ${REPORTED} END AS reported
  FROM unnest($3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[]) AS r (member, product, game, round, placed, wager)
  CROSS JOIN LATERAL (${inOwnRound(`status = 'placed'`)} UNION ALL ${inOwnRound(`status <> 'placed'`)}
    UNION ALL SELECT * FROM wagers.wager x WHERE x.site_id = $1 AND x.member_id = r.member AND x.placed_at = nullif(r.placed, '')::timestamptz AND x.wager_id = r.wager) s
  ORDER BY s.wager_id`

/** What a round of the server's own games, or of a table whose places are reported, came to anew on a day: computed as a whole, from how it stands. */
export async function* roundLines(client: pg.ClientBase, site: Site, day: string): AsyncGenerator<Line> {
  for await (const keys of rowsOf<RoundKey>(client, 'rounds', TOUCHED, [site.siteId, day, site.readUntil])) {
    const column = <K extends keyof RoundKey>(name: K) => keys.map((key) => key[name])
    const columns = [column('member'), column('product'), column('game'), column('round'), column('placed')]
    const { rows } = await client.query<StoredWager>(WAGERS, [site.siteId, site.readUntil, ...columns, column('wager')])
    const holders = await holdersOf(
      client,
      site,
      rows.flatMap(({ chain }) => (chain === null ? [] : [Number(chain)])),
    )
    for (const round of Map.groupBy(rows, roundName).values()) yield* linesOfRound(round, holders, day)
  }
}

const roundName = ({ member, product, game, round, wager, reported }: StoredWager): string =>
  reported ? `wager ${wager}` : JSON.stringify([member, product, game, round])

function* linesOfRound(
  stored: readonly StoredWager[],
  holdersBy: (chainId: number) => PlainWager['holders'],
  day: string,
): Generator<Line> {
  const versions = stored.flatMap((one) => one.versions)
  // Booked from how the round stands now, with settlements that count as not read.
  const isWaiting = versions.some(({ isRead }) => !isRead)
  const days = [...new Set(versions.map((version) => version.day))].sort()
  const written = versions.filter((version) => version.day === day).map((version) => BigInt(version.written))
  const valid = isWaiting ? new Map<number, bigint>() : slowTurnover(stored.map((one) => plainWager(one, [])))
  for (const one of stored) {
    if (one.chain === null) continue
    const wager = plainWager(one, holdersBy(Number(one.chain)))
    const expected = valid.get(wager.wagerId)
    const [after, before] = countedOn(day, [...atRiskOf(one, wager.holders), ...historyOf(one, expected, days)])
    const losses = one.versions
      .filter((version) => version.isRead && version.day === day)
      .reduce((sum, { stake, payout }) => sum + BigInt(stake) - BigInt(payout), 0n)
    const taken = slowLines(wager, before)
    for (const [level, { holderId, amount }] of slowLines(wager, after).entries())
      yield {
        holderId,
        product: plainProduct({ group: one.product, folds: foldsOf(one) }),
        memberId: Number(one.member),
        wagerId: wager.wagerId,
        chainId: wager.chainId,
        turnover: after - before,
        losses,
        rolling: amount - (taken[level]?.amount ?? 0n),
        first: one.versions[0]?.day ?? day,
        written,
      }
  }
}

type Counted = { day: string; turnover: bigint }

/**
 * From when on how much counted. A round that was settled on one day needs nothing but its wagers. Of one that was corrected on another day nobody can tell any more how it stood before, so days are those on
 * which it was booked anew; what it came to in the end is computed all the same.
 */
const historyOf = (
  { booked }: StoredWager,
  expected: bigint | undefined,
  days: readonly string[],
): readonly Counted[] => {
  const last = days.at(-1)
  if (expected !== undefined && days.length === 1 && last) return [{ day: last, turnover: expected }]
  const history = (booked ?? []).map(({ day, turnover }) => ({ day, turnover: BigInt(turnover) }))
  if (expected === undefined) return history
  const end = history.pop() ?? { day: last ?? '' }
  return [...history, { day: end.day, turnover: expected }]
}

/** What counted of a table by what was at risk, by the days before anything was said of its places. */
const atRiskOf = (stored: StoredWager, holders: PlainWager['holders']): readonly Counted[] => {
  const reported = stored.versions.findIndex(({ isReported }) => isReported)
  const until = stored.versions[reported]?.day ?? ''
  const versions = stored.versions.slice(0, Math.max(0, reported)).filter(({ isRead }) => isRead)
  return [...new Set(versions.map(({ day }) => day))]
    .filter((day) => day < until)
    .map((day) => {
      const asOf = { ...stored, reported: null, versions: versions.filter((version) => version.day <= day) }
      const wager = plainWager(asOf, holders)
      return { day, turnover: slowTurnover([wager]).get(wager.wagerId) ?? 0n }
    })
}

/** What counted at the end of a day and what before it. */
const countedOn = (day: string, history: readonly Counted[]): [after: bigint, before: bigint] => {
  const at = history.findIndex((one) => one.day === day)
  const before = history.findLast((one) => one.day < day)?.turnover ?? 0n
  return [history[at]?.turnover ?? before, before]
}
