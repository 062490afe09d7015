/** What a test places that needs a wager and does not mind which. */
export const slotWager = (memberId: number, round = 'r') =>
  ({ memberId, product: 'slot', vendorCode: 'studio', gameCode: 'koi', round, selection: null }) as const

/** Of a wager that no transfer stands behind. */
export const noMoney = { balanceAfter: 0, transferId: null } as const
