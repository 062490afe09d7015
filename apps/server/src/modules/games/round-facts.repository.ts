import type { Ctx } from '../../platform/context.ts'
import { booleans, int8s, texts } from '../../platform/db/index.ts'
import type { Asked } from './wallet.repository.ts'
import type { WalletFacts } from './wallet.rules.ts'

/** What an operation of the manner `by-round` is decided by beside what every operation is. */
export type RoundFacts = {
  isIdTaken: boolean
  /** A rollback named its group before anything of the group came. */
  isExpected: boolean
  /** What a rollback undoes: as named, or the bet of its group. */
  referenceId: string | null
  validBets: number
  unanswered: number
  groupEnds: WalletFacts['groupEnds']
  /** What a rollback undoes was answered: by a win of its group, or by one to its whole round after it. */
  isSettled: boolean
  /** A gift that answers no bet of a promotion. */
  isGift: boolean
}

type Row = {
  is_id_taken: boolean
  is_expected: boolean
  reference_id: string | null
  valid_bets: number
  unanswered: number
  group_bets: number
  group_valid_bets: number
  group_wins: number
  is_settled: boolean
  answers_promotion: boolean
}

// Scalar and with LIMIT, so that no plan reads every rollback there is.
const isUndone = (bet: string): string => `coalesce((
    SELECT true FROM games.vendor_request u
    WHERE u.vendor_code = o.vendor_code AND u.verb = 'rollback' AND u.reference_id = ${bet}.transaction_id AND u.site_id = o.site_id
      AND u.member_id = o.member_id AND u.outcome = 'done' LIMIT 1), false)`
const isAnswered = (bet: string): string => `coalesce((
    SELECT true FROM games.vendor_request w
    WHERE w.vendor_code = o.vendor_code AND w.member_id = o.member_id AND w.bet_group = ${bet}.bet_group AND w.verb = 'win'
      AND w.outcome = 'done' LIMIT 1), false)`

/**
 * A win without a group, or with one that no bet has. It answers the bets before it: ids of transfers rise along the member's account, and one that
 * ended the round has no bet behind it.
 */
const ANSWERS_ROUND = `(w.bet_group IS NULL OR NOT EXISTS (
    SELECT FROM games.vendor_request g
    WHERE g.vendor_code = w.vendor_code AND g.member_id = w.member_id AND g.bet_group = w.bet_group AND g.verb = 'bet' AND g.outcome = 'done'))`

/** One row per operation. Of a group's bets a rollback means the one with its own id, else the newest that stands. */
const FACTS = {
  name: 'games.round_facts',
  text: `
  SELECT taken.yes IS NOT NULL AS is_id_taken, expected.yes IS NOT NULL AS is_expected, coalesce(o.reference_id, target.transaction_id) AS reference_id,
    c.valid_bets, c.unanswered, gr.bets AS group_bets, gr.valid_bets AS group_valid_bets, gr.wins AS group_wins,
    settled.yes IS NOT NULL AS is_settled, promoted.yes IS NOT NULL AS answers_promotion
  FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::text[], $8::text[], $9::text[], $10::boolean[])
    WITH ORDINALITY AS o (vendor_code, verb, transaction_id, site_id, member_id, game_code, reference_id, round, bet_group, is_gift, ord)
  LEFT JOIN LATERAL (
    SELECT true AS yes FROM games.vendor_request x
    WHERE NOT o.is_gift AND x.vendor_code = o.vendor_code AND x.verb IN ('bet', 'win', 'rollback') AND x.verb <> o.verb
      AND x.transaction_id = o.transaction_id AND x.outcome = 'done'
      AND (x.member_id <> o.member_id OR x.game_code <> o.game_code OR x.round <> o.round)
    LIMIT 1) taken ON true
  LEFT JOIN LATERAL (
    SELECT true AS yes FROM games.vendor_request x
    WHERE x.vendor_code = o.vendor_code AND x.member_id = o.member_id AND x.bet_group = o.bet_group AND x.verb = 'rollback'
      AND x.outcome = 'unknown-transaction'
    LIMIT 1) expected ON true
  LEFT JOIN LATERAL (
    SELECT b.transaction_id, b.round FROM games.vendor_request b
    WHERE o.verb = 'rollback' AND o.reference_id IS NULL AND b.vendor_code = o.vendor_code AND b.member_id = o.member_id
      AND b.bet_group = o.bet_group AND b.verb = 'bet' AND b.outcome = 'done'
    ORDER BY b.transaction_id = o.transaction_id DESC, ${isUndone('b')}, b.happened_at DESC LIMIT 1) target ON true
  LEFT JOIN LATERAL (
    SELECT x.round FROM games.vendor_request x
    WHERE o.verb = 'rollback' AND x.vendor_code = o.vendor_code AND x.verb IN ('bet', 'win') AND x.transaction_id = o.reference_id
      AND x.member_id = o.member_id
    ORDER BY x.verb LIMIT 1) named ON true
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE NOT x.is_undone)::int AS valid_bets,
      count(*) FILTER (WHERE NOT x.is_undone AND NOT x.is_answered)::int AS unanswered
    FROM (
      SELECT ${isUndone('b')} AS is_undone, ${isAnswered('b')} AS is_answered FROM games.vendor_request b
      WHERE b.vendor_code = o.vendor_code AND b.member_id = o.member_id AND b.details IS NOT NULL AND b.verb = 'bet' AND b.outcome = 'done'
        AND b.round = CASE WHEN o.verb = 'rollback' THEN coalesce(target.round, named.round) ELSE o.round END
    ) x) c
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE x.verb = 'bet')::int AS bets, count(*) FILTER (WHERE x.verb = 'win')::int AS wins,
      count(*) FILTER (WHERE x.verb = 'bet' AND NOT ${isUndone('x')})::int AS valid_bets
    FROM games.vendor_request x
    WHERE x.vendor_code = o.vendor_code AND x.member_id = o.member_id AND x.bet_group = o.bet_group AND x.outcome = 'done') gr
  LEFT JOIN LATERAL (
    SELECT true AS yes FROM games.vendor_request b JOIN games.vendor_request w
      ON w.vendor_code = b.vendor_code AND w.member_id = b.member_id AND w.round = b.round
    WHERE o.verb = 'rollback' AND b.vendor_code = o.vendor_code AND b.verb = 'bet' AND b.outcome = 'done' AND b.member_id = o.member_id
      AND b.transaction_id = coalesce(o.reference_id, target.transaction_id)
      AND w.details IS NOT NULL AND w.verb = 'win' AND w.outcome = 'done'
      AND (w.bet_group = b.bet_group
        OR (${ANSWERS_ROUND} AND (w.transfer_id::bigint > coalesce(b.transfer_id::bigint, 0) OR (w.details->>'isGameOver')::boolean)))
    LIMIT 1) settled ON true
  LEFT JOIN LATERAL (
    SELECT true AS yes FROM (
      SELECT b.details FROM games.vendor_request b
      WHERE o.is_gift AND b.vendor_code = o.vendor_code AND b.member_id = o.member_id AND b.bet_group = o.bet_group AND b.verb = 'bet' AND b.outcome = 'done'
      UNION ALL
      SELECT b.details FROM games.vendor_request b
      WHERE o.is_gift AND o.bet_group IS NULL AND b.vendor_code = o.vendor_code AND b.member_id = o.member_id AND b.round = o.round
        AND b.details IS NOT NULL AND b.verb = 'bet' AND b.outcome = 'done') bet
    WHERE bet.details->>'transactionType' = 'PROMOWITHDRAW' LIMIT 1) promoted ON true
  ORDER BY o.ord`,
}

/** To be asked after the members' purses are locked. No statement where no operation is of the manner. */
export const loadRoundFacts = async (
  ctx: Ctx,
  asked: readonly Asked[],
): Promise<ReadonlyMap<Asked['operation'], RoundFacts>> => {
  const byRound = asked.filter(({ operation }) => operation.manner === 'by-round')
  if (byRound.length === 0) return new Map()
  const { rows } = await ctx.db.client.query<Row>(FACTS, [
    texts(byRound, ({ operation }) => operation.vendorCode),
    texts(byRound, ({ operation }) => operation.verb),
    texts(byRound, ({ operation }) => operation.transactionId),
    int8s(byRound, ({ player }) => player.siteId),
    int8s(byRound, ({ player }) => player.memberId),
    texts(byRound, ({ operation }) => operation.gameCode),
    texts(byRound, ({ operation }) => (operation.verb === 'bet' ? null : operation.referenceId)),
    texts(byRound, ({ operation }) => operation.round),
    texts(byRound, ({ operation }) => operation.group),
    booleans(byRound, ({ operation }) => operation.verb === 'win' && operation.isGift === true),
  ])
  return new Map(byRound.map(({ operation }, i) => [operation, factsFrom(operation, rows[i] as Row)]))
}

const factsFrom = (operation: Asked['operation'], row: Row): RoundFacts => ({
  isGift: operation.verb === 'win' && operation.isGift === true && !row.answers_promotion,
  isIdTaken: row.is_id_taken,
  isExpected: row.is_expected,
  isSettled: row.is_settled,
  referenceId: row.reference_id,
  validBets: row.valid_bets,
  unanswered: row.unanswered,
  groupEnds:
    row.group_wins > 0 ? 'win' : row.group_valid_bets > 0 ? 'bet' : row.group_bets > 0 ? 'rollback' : undefined,
})
