/** What one wager brings one holder on one day, by a settlement or a correction. */
export type Line = {
  holderId: number
  product: string
  memberId: number
  wagerId: number
  chainId: number
  turnover: bigint
  losses: bigint
  rolling: bigint
}

/** Both ends of a day, for `settled_at >= … AND settled_at < …`. */
export const DAY = (placeholder: string): string =>
  `s.settled_at >= ${placeholder}::date::timestamp AT TIME ZONE 'Asia/Seoul' AND s.settled_at < (${placeholder}::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul'`

/** What the vendor said last of the places of a wager `s`, with their results. */
export const REPORTED = `(SELECT m.selection FROM wagers.movement m WHERE m.site_id = s.site_id AND m.member_id = s.member_id AND m.placed_at = s.placed_at
  AND m.wager_id = s.wager_id AND m.kind = 'win' AND m.selection IS NOT NULL ORDER BY m.ord DESC LIMIT 1)`
