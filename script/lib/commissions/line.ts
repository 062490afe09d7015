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
  /** The day on which the wager was settled first. */
  first: string
  /** By which transactions what makes it was written, those of its whole round among them. */
  written: readonly bigint[]
}

/** Both ends of a day, for `settled_at >= … AND settled_at < …`. */
export const DAY = (placeholder: string): string =>
  `s.settled_at >= ${placeholder}::date::timestamp AT TIME ZONE 'Asia/Seoul' AND s.settled_at < (${placeholder}::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul'`

/** The vendor has said of a wager `s` what each place came to. */
export const IS_REPORTED = `EXISTS (SELECT FROM wagers.settlement r WHERE r.site_id = s.site_id AND r.member_id = s.member_id AND r.settled_at >= s.placed_at
  AND r.wager_id = s.wager_id AND r.is_reported)`
/** What it said last. */
export const REPORTED = `(SELECT m.selection FROM wagers.movement m WHERE m.site_id = s.site_id AND m.member_id = s.member_id AND m.placed_at = s.placed_at
  AND m.wager_id = s.wager_id AND m.kind = 'win' AND m.selection IS NOT NULL ORDER BY m.ord DESC LIMIT 1)`
