import type { DeskTable } from '@maru/contract'
import { Link } from '@tanstack/react-router'
import { digits } from '../../shared/money.ts'

/** Opens a round with its bets. */
export const RoundLink = ({ table, round }: { table: Pick<DeskTable, 'vendorKey' | 'gameKey'>; round: number }) => (
  <Link
    to="/tables/$vendorKey/$gameKey"
    params={{ vendorKey: table.vendorKey, gameKey: table.gameKey }}
    search={{ tab: 'rounds', round }}
    className="num"
  >
    <b>{digits(round)}</b>
  </Link>
)
