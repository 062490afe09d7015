import type { Row } from '../rows.ts'
import { partnersAccrue } from './accrue.row.ts'
import { partnersTree } from './tree.row.ts'
import { partnersWallet } from './wallet.row.ts'

export const partnersRows: readonly Row[] = [
  {
    name: 'partners.wallet',
    beside: 'the same bets and wins of members with nobody above them',
    mark: 0.95,
    aim: 1,
    run: partnersWallet,
  },
  {
    name: 'partners.accrue',
    beside: 'one plain SQL aggregate of the same million settled wagers',
    isAtMost: true,
    mark: 3,
    aim: 2.5,
    run: partnersAccrue,
  },
  {
    name: 'partners.tree',
    beside: 'the tree call of a head office with 100 members; ours has 100,000',
    isAtMost: true,
    mark: 1.5,
    aim: 1.2,
    run: partnersTree,
  },
]
