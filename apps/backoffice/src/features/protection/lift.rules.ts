type Pause = { kind: string; endsAt: string; liftedAt: string | null }

/** After the end of its term, as the server has it: nobody shortens one. */
export const isLiftable = ({ kind, endsAt, liftedAt }: Pause, now: number): boolean =>
  kind === 'self-exclusion' && liftedAt === null && Date.parse(endsAt) <= now
