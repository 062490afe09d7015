import type { Ctx } from '../../platform/context.ts'
import { byteStrings, int8s, texts } from '../../platform/db/index.ts'
import { type StoredWager, storedWagerOf, type WagerRef, type WagerStateRow } from '../wagers/index.ts'
import { tokenHash } from './operation-hash.rules.ts'
import { loadRoundFacts, type RoundFacts } from './round-facts.repository.ts'
import type { Asked } from './wallet.repository.ts'
import type { WalletFacts } from './wallet.rules.ts'
import type { WalletOperation, WalletOutcome } from './wallet-port.ts'

export type Loaded = {
  facts: Omit<WalletFacts, 'isMaintenance' | 'isBarred' | 'cash' | 'bonus'>
  /** The round that the operation concerns, with its wager. */
  round: { name: string; wager: WagerRef; stored: StoredWager } | undefined
  product: string | undefined
  /** That of the operation, or of a gift, which is a round of its own. */
  roundName: string
  /** What a win answers or a rollback undoes: as named, or found by its group. */
  referenceId: string | null
}

/** Of the wager of the round `storedWagerOf` reads the rest; null where the operation concerns none. */
type FactsRow = WagerStateRow & {
  earlier_verb: WalletOperation['verb'] | null
  earlier_fingerprint: string | null
  earlier_outcome: WalletOutcome
  earlier_balance: number
  earlier_bonus: number
  is_undone: boolean
  token_member: number | null
  token_open: boolean
  game_on: boolean | null
  minimum_stake: number
  maximum_stake: number
  product: string | null
  round_closed: boolean | null
  round_name: string
  round_wager: number
  round_placed_at: Date
  ref_verb: 'bet' | 'win' | null
  ref_outcome: WalletOutcome
  ref_amount: number
  ref_bonus: number
  ref_round: string
  ref_undone: boolean
  ref_settled: boolean
  wager_product: string
  wager_game: string
}

/** Looked up for each operation by itself, by its key: joined plainly, a table that was small when the plan was made would be read as a whole. */
const one = (select: string): string => `LATERAL (SELECT ${select} LIMIT 1)`

// A rollback that was itself refused undid nothing.
const undoneBy = (reference: string): string =>
  one(`true AS yes FROM games.vendor_request u
    WHERE u.vendor_code = o.vendor_code AND u.verb = 'rollback' AND u.reference_id = ${reference} AND u.site_id = o.site_id
      AND u.member_id = o.member_id AND u.outcome IN ('done', 'unknown-transaction')`)

/**
 * A win that answers the bet `r`, of 0 as well, and stands: the bet is settled. A rollback that names an id of a bet and of a win undid the bet. Wins of the manner `by-round` name no
 * bet: round-facts.repository.ts looks for those.
 */
const settled = one(`true AS yes FROM games.vendor_request w
    WHERE o.verb = 'rollback' AND r.verb = 'bet' AND w.vendor_code = o.vendor_code AND w.verb = 'win' AND w.reference_id = r.transaction_id
      AND w.outcome = 'done' AND w.site_id = o.site_id AND w.member_id = o.member_id
      AND (NOT EXISTS (SELECT FROM games.vendor_request u
          WHERE u.vendor_code = o.vendor_code AND u.verb = 'rollback' AND u.reference_id = w.transaction_id AND u.site_id = o.site_id
            AND u.member_id = o.member_id AND u.outcome = 'done')
        OR EXISTS (SELECT FROM games.vendor_request b
          WHERE b.vendor_code = o.vendor_code AND b.verb = 'bet' AND b.transaction_id = w.transaction_id AND b.site_id = o.site_id
            AND b.member_id = o.member_id AND b.outcome = 'done'))`)

/** One row per operation. The reference of a win is a bet, that of a rollback a bet or a win. */
const FACTS = {
  name: 'games.wallet_facts',
  text: `
  SELECT e.verb AS earlier_verb, encode(e.fingerprint, 'hex') AS earlier_fingerprint, e.outcome AS earlier_outcome, e.balance_after AS earlier_balance,
    e.bonus_after AS earlier_bonus,
    mine.yes IS NOT NULL AS is_undone,
    s.member_id AS token_member, s.status = 'open' AND s.expires_at > $10 AS token_open,
    g.is_listed AND coalesce(w.is_on, true) AS game_on, g.product, g.minimum_stake, g.maximum_stake,
    d.is_closed AS round_closed, d.round AS round_name, d.wager_id AS round_wager, d.placed_at AS round_placed_at,
    r.verb AS ref_verb, r.outcome AS ref_outcome, r.amount AS ref_amount, r.bonus_amount AS ref_bonus, r.round AS ref_round, theirs.yes IS NOT NULL AS ref_undone,
    settled.yes IS NOT NULL AS ref_settled,
    a.stake, a.payout, a.bonus_stake, a.bonus_payout, a.live_bets, a.movements, a.settlements, a.rate_chain_id, a.status, a.product AS wager_product, a.game_code AS wager_game
  FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bytea[], $7::text[], $8::text[], $9::text[])
    WITH ORDINALITY AS o (vendor_code, verb, transaction_id, site_id, member_id, token_hash, game_code, reference_id, round, ord)
  LEFT JOIN ${one(`* FROM games.vendor_request x
    WHERE x.vendor_code = o.vendor_code AND x.verb IN ('bet', 'win', 'rollback') AND x.transaction_id = o.transaction_id
    ORDER BY x.site_id = o.site_id DESC, x.verb = o.verb DESC`)} e ON true
  LEFT JOIN ${undoneBy('o.transaction_id')} mine ON true
  LEFT JOIN ${one(`* FROM games.session x
    WHERE x.token_hash = o.token_hash AND x.site_id = o.site_id AND x.vendor_code = o.vendor_code`)} s ON true
  LEFT JOIN ${one(`* FROM games.game x WHERE x.vendor_code = o.vendor_code AND x.game_code = o.game_code`)} g ON true
  LEFT JOIN ${one(`* FROM games.game_switch x
    WHERE x.site_id = o.site_id AND x.vendor_code = o.vendor_code AND x.game_code = o.game_code`)} w ON true
  LEFT JOIN ${one(`* FROM games.vendor_request x
    WHERE x.vendor_code = o.vendor_code AND x.verb IN ('bet', 'win') AND x.transaction_id = o.reference_id
      AND x.site_id = o.site_id AND x.member_id = o.member_id AND (x.verb = 'bet' OR o.verb = 'rollback')
    ORDER BY x.outcome = 'done' DESC, x.verb`)} r ON true
  LEFT JOIN ${undoneBy('o.reference_id')} theirs ON true
  LEFT JOIN ${settled} settled ON true
  LEFT JOIN ${one(`* FROM games.round x WHERE x.site_id = o.site_id AND x.member_id = o.member_id AND x.vendor_code = o.vendor_code
      AND x.round = CASE WHEN o.verb = 'rollback' THEN r.round ELSE o.round END`)} d ON true
  LEFT JOIN ${one(`* FROM wagers.state_view x
    WHERE x.site_id = d.site_id AND x.member_id = d.member_id AND x.placed_at = d.placed_at AND x.wager_id = d.wager_id
      AND x.placed_at >= $11 AND x.placed_at <= ANY (ARRAY[$12::timestamptz])`)} a ON true
  ORDER BY o.ord`,
}

/** Everything operations are decided by, in one statement; to be asked after their members' purses are locked. One operation per member. */
export const loadFacts = async (ctx: Ctx, asked: readonly Asked[]): Promise<Loaded[]> => {
  const roundFacts = await loadRoundFacts(ctx, asked)
  const values = valuesOf(ctx, asked, roundFacts)
  const recent = recentAt(ctx.now)
  const read = async ([from, until]: Span) =>
    (await ctx.db.client.query<FactsRow>(FACTS, [...values, from, until])).rows
  let rows = await read(recent)
  if (rows.some(({ round_placed_at: at }) => at && (at < recent[0] || at > recent[1]))) rows = await read(EVER)
  return asked.map((one, i) => {
    const row = rows[i]
    if (!row) throw new Error('facts without a row')
    return loadedFrom(row, one, roundFacts.get(one.operation), {
      referenceId: referenceOf(one.operation, roundFacts),
      roundName: roundNameOf(one.operation, roundFacts),
    })
  })
}

/** When the wagers of the rounds were placed, at the earliest and the latest: PostgreSQL begins to read each month between the two, which takes longer than to find a wager. */
type Span = readonly [from: Date | string, until: Date | string]
const DAY_MS = 86_400_000
/** Nearly all; and clocks of other processes may be ahead. */
const recentAt = (now: Date) => [new Date(now.getTime() - 31 * DAY_MS), new Date(now.getTime() + DAY_MS)] as const
const EVER: Span = ['-infinity', 'infinity']

const valuesOf = (
  ctx: Ctx,
  asked: readonly Asked[],
  roundFacts: ReadonlyMap<Asked['operation'], RoundFacts>,
): unknown[] => [
  texts(asked, ({ operation }) => operation.vendorCode),
  texts(asked, ({ operation }) => operation.verb),
  texts(asked, ({ operation }) => operation.transactionId),
  int8s(asked, ({ player }) => player.siteId),
  int8s(asked, ({ player }) => player.memberId),
  byteStrings(asked, ({ operation }) => tokenHash(operation.token)),
  // By reference only a bet depends on its game.
  texts(asked, ({ operation }) => (operation.verb === 'bet' || roundFacts.has(operation) ? operation.gameCode : null)),
  texts(asked, ({ operation }) => referenceOf(operation, roundFacts)),
  texts(asked, ({ operation }) => roundNameOf(operation, roundFacts)),
  ctx.now,
]

const referenceOf = (
  operation: Asked['operation'],
  roundFacts: ReadonlyMap<Asked['operation'], RoundFacts>,
): string | null =>
  operation.verb === 'bet' ? null : (operation.referenceId ?? roundFacts.get(operation)?.referenceId ?? null)

/** A gift is a round of its own, also where it comes with the name of one. */
const roundNameOf = (operation: Asked['operation'], roundFacts: ReadonlyMap<Asked['operation'], RoundFacts>): string =>
  roundFacts.get(operation)?.isGift ? `promo:${operation.transactionId}` : operation.round

const loadedFrom = (
  row: FactsRow,
  { operation, player }: Asked,
  byRound: RoundFacts | undefined,
  named: Pick<Loaded, 'referenceId' | 'roundName'>,
): Loaded => ({
  facts: {
    currency: player.currency,
    // By round, ids of another kind are looked at by round-facts.repository.ts.
    earlier:
      row.earlier_fingerprint === null || (byRound && row.earlier_verb !== operation.verb)
        ? undefined
        : {
            fingerprint: row.earlier_fingerprint,
            outcome: row.earlier_outcome,
            balance: row.earlier_balance,
            bonus: row.earlier_bonus,
          },
    isIdTaken: byRound?.isIdTaken ?? false,
    isUndone: row.is_undone || (byRound?.isExpected ?? false),
    token: row.token_member === null ? 'unknown' : row.token_member !== player.memberId ? 'foreign' : openOrEnded(row),
    game: row.game_on === null ? 'unknown' : row.game_on ? 'on' : 'off',
    // Vendors list their limits in won.
    stakeLimits:
      row.game_on === null || player.currency !== 'KRW'
        ? undefined
        : { min: row.minimum_stake, max: row.maximum_stake },
    round:
      row.round_closed === null
        ? undefined
        : { isClosed: row.round_closed, validBets: byRound?.validBets ?? 0, unanswered: byRound?.unanswered ?? 0 },
    groupEnds: byRound?.groupEnds,
    isGift: byRound?.isGift ?? false,
    isReferenceUndone: row.ref_undone,
    reference:
      row.ref_verb === null
        ? undefined
        : {
            verb: row.ref_verb,
            outcome: row.ref_outcome,
            amount: row.ref_amount,
            bonus: row.ref_bonus,
            round: row.ref_round,
            isUndone: row.ref_undone,
            isSettled: row.ref_settled || byRound?.isSettled === true,
          },
  },
  round:
    row.round_closed === null
      ? undefined
      : {
          name: row.round_name,
          wager: { memberId: player.memberId, placedAt: row.round_placed_at, wagerId: row.round_wager },
          stored: storedWagerOf(row, {
            product: row.wager_product,
            vendorCode: operation.vendorCode,
            gameCode: row.wager_game,
          }),
        },
  product: row.product ?? undefined,
  ...named,
})

const openOrEnded = (row: FactsRow): 'open' | 'ended' => (row.token_open ? 'open' : 'ended')
