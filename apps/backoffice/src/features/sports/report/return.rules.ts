import type { SportProfitRow } from '@maru/contract'

const BP = 10_000

/** What came back of the stakes that are decided, in basis points, floored; null where none is. */
export const returnBp = ({
  staked,
  open,
  paid,
  cashed,
}: Pick<SportProfitRow, 'staked' | 'open' | 'paid' | 'cashed'>): number | null =>
  staked > open ? Math.floor(((paid + cashed) * BP) / (staked - open)) : null
