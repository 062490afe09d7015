import type { Ctx } from '../../../platform/context.ts'
import { raiseVersions } from '../markets/event-version.repository.ts'
import { insertResults, newestResults, type StoredResult } from './result.repository.ts'
import { isSameResult, type NewResult } from './result.ts'
import { allBets, type VoidSaid, withVoid } from './void-said.rules.ts'

type Said = Omit<NewResult, 'at' | 'isConfirmed' | 'source'> & { source: 'staff' | 'rule' }

/** What staff or a rule say of a market: another version, also where a feed has said something else. False: it is what is said already. Throws where there is no such market. */
export const storeResult = async (ctx: Ctx, said: Said): Promise<boolean> => {
  await ctx.db.query('SELECT FROM sportsdata.event WHERE event_id = $1 FOR UPDATE', [said.eventId])
  const [market] = await ctx.db.query<{ voids: VoidSaid[]; outcomes: StoredResult[] | null }>(
    `SELECT m.voids, r.outcomes FROM sportsdata.market m
     LEFT JOIN sportsdata.result r ON r.event_id = m.event_id AND r.market_key = m.market_key AND r.version = m.result_version
     WHERE m.event_id = $1 AND m.market_key = $2`,
    [said.eventId, said.marketKey],
  )
  if (!market) throw new Error(`no market ${said.marketKey} of event ${said.eventId}`)
  const [newest] = [...(await newestResults(ctx, [said])).values()]
  if (isSameResult(newest, said)) return false
  const voids = voidsBy(said, market.voids, ctx.now)
  // A void keeps those that would count, for when it is taken back.
  const kept = new Map((market.outcomes ?? []).map(({ id, ...of }) => [id, of]))
  const outcomes = isVoid(said) ? kept : said.outcomes
  await insertResults(ctx, [{ ...said, outcomes, isConfirmed: true, at: ctx.now }])
  const state = said.kind === 'settled' ? 'settled' : isVoid(said) ? 'cancelled' : null
  await ctx.db.query(
    `UPDATE sportsdata.market SET state = coalesce($3, CASE WHEN state IN ('settled', 'cancelled') THEN 'closed' ELSE state END),
       version = (SELECT version + 1 FROM sportsdata.event WHERE event_id = $1), settled_at = greatest(settled_at, $4), voids = $5
     WHERE event_id = $1 AND market_key = $2`,
    [said.eventId, said.marketKey, state, ctx.now, JSON.stringify(voids)],
  )
  await raiseVersions(ctx, [said.eventId])
  return true
}

const isVoid = ({ kind, windows }: Said): boolean => kind === 'void' && windows.length === 0

/** A rule and a void of all bets only add to what was cancelled before; any other word of staff takes its place. Nothing that a feed said earlier comes after that. */
const voidsBy = (said: Said, before: readonly VoidSaid[], now: Date): readonly VoidSaid[] => {
  const at = Math.max(now.getTime(), ...before.map((one) => one.at))
  if (isVoid(said))
    return withVoid(before, {
      ...allBets,
      isVoid: true,
      at,
      ...(said.source === 'staff' ? { by: 'staff' as const } : {}),
    })
  const first = said.source === 'staff' ? [{ ...allBets, isVoid: false, at }] : before
  return said.windows.reduce<readonly VoidSaid[]>(
    (all, window) => withVoid(all, { ...window, isVoid: true, at }),
    first,
  )
}
