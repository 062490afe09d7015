import { randomUUID } from 'node:crypto'
import { WITHDRAWAL_PASSWORD } from '../testing/running-server.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const reason = 'as agreed'

/** What members send about coin. Where no chain is set up, all of it is refused. */
export const coinBodies: Record<string, () => object> = {
  '/api/coin/quote': () => ({ amount: 10_000_000, bonus: 'none', requestKey: randomUUID() }),
  '/api/coin/list': () => ({ page: 1, cashType: 'deposit' }),
  '/api/coin/withdraw': () => ({
    ...{ amount: 10_000, address, rate: 1_400_000, cashOutPass: WITHDRAWAL_PASSWORD, requestKey: randomUUID() },
  }),
  '/api/coin/demoSend': () => ({ amount: 10_000_000, requestKey: randomUUID() }),
}

/** What staff send about it. */
export const coinOfficeBodies: Record<string, () => object> = {
  'POST /admin/api/coin/deposits/:coinIdx/credit': () => ({ reason }),
  'POST /admin/api/coin/deposits/:coinIdx/return': () => ({ address, reason }),
  'POST /admin/api/coin/payments/:paymentIdx/drop': () => ({ reason }),
  'POST /admin/api/coin/payments/:paymentIdx/paid-by': () => ({ txHash: `0x${'b5'.repeat(32)}`, reason }),
}
