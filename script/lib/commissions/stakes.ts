import { type PlainWager, plainProduct, slowLines, slowTurnover } from '@maru/commission/slow'
import type pg from 'pg'
import { holdersOf, rowsOf, type Site } from './journal.ts'
import { DAY, IS_REPORTED, type Line } from './line.ts'

type Row = {
  member: string
  wager: string
  product: string
  chain: string
  stake: string
  payout: string
  bonus: string
  stakeBefore: string
  payoutBefore: string
  bonusBefore: string
  first: string
  written: string
}

/** A stake on a slot is a round of its own; of a table whose places nobody reports all stakes of a member on a round are one wager. */
const SETTLED = `
  SELECT s.member_id::text AS member, s.wager_id::text AS wager, s.product, s.rate_chain_id::text AS chain, s.stake::text, s.payout::text, s.bonus_stake::text AS bonus,
    coalesce(b.stake, 0)::text AS "stakeBefore", coalesce(b.payout, 0)::text AS "payoutBefore", coalesce(b.bonus, 0)::text AS "bonusBefore",
    (coalesce(b.first, s.settled_at) AT TIME ZONE 'Asia/Seoul')::date::text AS first, s.written_by::text AS written
  FROM wagers.settlement s LEFT JOIN LATERAL (
    SELECT sum(p.stake) AS stake, sum(p.payout) AS payout, sum(p.bonus_stake) AS bonus, min(p.settled_at) AS first FROM wagers.settlement p
    WHERE p.site_id = s.site_id AND p.member_id = s.member_id AND p.settled_at >= s.placed_at AND p.wager_id = s.wager_id AND p.version < s.version) b ON s.version > 1
  WHERE s.site_id = $1 AND ${DAY('$2')} AND s.written_by < $3 AND s.rate_chain_id IS NOT NULL
    AND (s.product IN ('slot', 'h-slot', 'fishing', 'virtual') OR s.product IN ('casino', 'hc-casino') AND NOT ${IS_REPORTED})`

/** What each settlement of the day changed: all that the wager had come to with it, less all before it. */
export async function* stakeLines(client: pg.ClientBase, site: Site, day: string): AsyncGenerator<Line> {
  for await (const rows of rowsOf<Row>(client, 'stakes', SETTLED, [site.siteId, day, site.readUntil])) {
    const holders = await holdersOf(
      client,
      site,
      rows.map(({ chain }) => Number(chain)),
    )
    const settled = rows.map((row, at) => ({
      row,
      after: wagerAfter(row, at, holders(Number(row.chain)), 'after'),
      before: wagerAfter(row, at, holders(Number(row.chain)), 'before'),
    }))
    // Two settlements of one wager may come together: each is numbered for itself.
    const after = slowTurnover(settled.map((one) => one.after))
    const before = slowTurnover(settled.map((one) => one.before))
    for (const [at, { row, after: wager }] of settled.entries()) {
      const [valid, was] = [after.get(at) ?? 0n, before.get(at) ?? 0n]
      const [lines, taken] = [slowLines(wager, valid), slowLines(wager, was)]
      for (const [level, { holderId, amount }] of lines.entries())
        yield {
          holderId,
          product: plainProduct(wager),
          memberId: Number(row.member),
          wagerId: Number(row.wager),
          chainId: Number(row.chain),
          turnover: valid - was,
          losses: BigInt(row.stake) - BigInt(row.payout),
          rolling: amount - (taken[level]?.amount ?? 0n),
          first: row.first,
          written: [BigInt(row.written)],
        }
    }
  }
}

const wagerAfter = (row: Row, number: number, holders: PlainWager['holders'], when: 'before' | 'after'): PlainWager => {
  const is = when === 'after'
  const stake = BigInt(row.stakeBefore) + (is ? BigInt(row.stake) : 0n)
  const payout = BigInt(row.payoutBefore) + (is ? BigInt(row.payout) : 0n)
  const isByItself = row.product === 'slot' || row.product === 'h-slot' || row.product === 'fishing'
  return {
    wagerId: number,
    memberId: Number(row.member),
    chainId: Number(row.chain),
    holders,
    group: row.product,
    folds: 1,
    round: `settlement ${number}`,
    bonusStake: BigInt(row.bonusBefore) + (is ? BigInt(row.bonus) : 0n),
    bets: [{ on: isByItself ? 'alone' : 'unknown', stake, payout, end: stake === payout ? 'tie' : 'decided' }],
  }
}
