import type { PartnerRight } from '@maru/contract'
import type { Node } from './tree/node.ts'

/** Where who asks stands. `rights`: of an employee; a partner itself has every one. */
export type Own = Node & { rights: readonly PartnerRight[] | undefined }
type Asker = Pick<Own, 'rights'>

const hasOne = ({ rights }: Asker, ...sufficient: readonly PartnerRight[]): boolean =>
  rights === undefined || sufficient.some((right) => rights.includes(right))

/** What a page shows beside what its own right is for. Who may change a figure sees it. */
export const seesCommission = (own: Asker): boolean => hasOne(own, 'commission.read', 'commission.convert')
export const seesOwnCash = (own: Asker): boolean => hasOne(own, 'give.read', 'give.move', 'commission.convert')
export const seesMembersCash = (own: Asker): boolean => hasOne(own, 'cash.read', 'give.read', 'give.move')
export const seesRates = (own: Asker): boolean => hasOne(own, 'rates.read', 'rates.save')
export const seesTree = (own: Asker): boolean => hasOne(own, 'tree.read', 'tree.create', 'tree.move')
/** Who does not sees no more of a member than what tells two of them apart. */
export const seesMembersNames = (own: Asker): boolean => hasOne(own, 'members.read')
/** To confirm whom money or a member goes to, whole names are shown to who may move it. */
export const confirmsNames = (own: Asker): boolean => hasOne(own, 'members.read', 'give.move', 'tree.move')
export const mayCreateBelow = (own: Asker): boolean => hasOne(own, 'tree.create')
