const BASIS_POINTS = 10_000

/** What a deposit brings: its rate, at most the cap. Floors, so that a bonus is never more than its rate. */
export const bonusOfDeposit = ({ rateBp, cap }: { rateBp: number; cap: number }, deposit: number): number =>
  Math.min(cap, Number((BigInt(deposit) * BigInt(rateBp)) / BigInt(BASIS_POINTS)))
