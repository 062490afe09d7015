import type { Check } from './check.ts'

/** Whatever was killed while settlements were read and booked: recomputed from wagers by another path, each commission is there once. */
export const commissionsCheck: Check = {
  name: 'each commission of a partner is booked once, as script/verify-commissions recomputes it',
  seen: ({ facts }) => `${facts.commissions.booked} sums of partners`,
  find: ({ facts }) => facts.commissions.said,
  control: {
    sql: 'UPDATE partner.earned SET rolling = rolling + 1 WHERE ctid = (SELECT ctid FROM partner.earned LIMIT 1)',
  },
}

export const partnersPursesCheck: Check = {
  name: 'partner.verify_purses() finds nothing: what partners earned is in their purses once, as the ledger says',
  seen: ({ facts }) => `${facts.commissions.booked} sums of partners`,
  find: ({ facts }) =>
    facts.purseProof.map(
      ({ what, about, expected, found }) => `${what} of ${about}: ${expected} expected, ${found} found`,
    ),
  control: {
    sql: 'UPDATE partner.purse SET earned = earned + 1 WHERE ctid = (SELECT ctid FROM partner.purse LIMIT 1)',
  },
}
