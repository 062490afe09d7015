// Without zod, for pages.

/** Of a partner, without those that were removed. */
export const mostEmployees = 50
/** What an employee logs in by, behind the id of its partner and a dot: `store01.mina`. */
export const employeeIdPattern = /^[a-z][a-z0-9]{1,19}$/
/** What the trail of a partner names of a change: the call by the end of its path. */
export const partnerActKinds = [
  'create',
  'moveDown',
  'saveRates',
  'give',
  'convert',
  'exportTicket',
  'createEmployee',
  'saveEmployee',
  'resetEmployee',
  'lockEmployee',
  'removeEmployee',
  'endSession',
] as const
export type PartnerActKind = (typeof partnerActKinds)[number]
