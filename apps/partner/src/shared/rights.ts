import type { PartnerRight } from '@maru/contract'

/** What one sees, and beside it what one changes there: every right once. */
export const rightRows: readonly { look?: PartnerRight; act?: PartnerRight }[] = [
  { look: 'tree.read', act: 'tree.create' },
  { act: 'tree.move' },
  { look: 'rates.read', act: 'rates.save' },
  { look: 'members.read' },
  { look: 'bets.read' },
  { look: 'cash.read' },
  { look: 'commission.read', act: 'commission.convert' },
  { look: 'give.read', act: 'give.move' },
  { act: 'employees.manage' },
]

export const everyRight: readonly PartnerRight[] = rightRows.flatMap(({ look, act }) =>
  [look, act].filter((right) => right !== undefined),
)
