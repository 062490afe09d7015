import type { Ctx } from '../../platform/context.ts'

/** Whether the logins of the two go back to one account: what was given since then, and by whom theirs was, and so on. Each goes back to itself, too. */
export const haveOneGiver = async (ctx: Ctx, first: number, second: number, since: Date): Promise<boolean> => {
  const [row] = await ctx.db.query<{ one: boolean }>(
    `WITH RECURSIVE giver (of, staff_id) AS (
       SELECT s, s FROM unnest(ARRAY[$1, $2]::bigint[]) s
       UNION
       SELECT g.of, v.given_by FROM giver g JOIN identity.staff_given_view v USING (staff_id) WHERE v.given_at > $3)
     SELECT EXISTS (SELECT FROM giver a JOIN giver b USING (staff_id) WHERE a.of = $1 AND b.of = $2) AS one`,
    [first, second, since],
  )
  return row?.one ?? false
}
