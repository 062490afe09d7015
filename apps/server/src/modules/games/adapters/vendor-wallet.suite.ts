import { idsSuite } from './ids.suite.ts'
import { moneySuite } from './money.suite.ts'
import { orderSuite } from './order.suite.ts'
import { rightsSuite } from './rights.suite.ts'
import { sequencesSuite } from './sequences.suite.ts'
import { settledSuite } from './settled.suite.ts'
import type { AdapterUnderTest } from './vendor-wallet.fixture.ts'

/** Rules that hold whatever protocol a vendor speaks. Every adapter's test runs it. */
export const vendorWalletSuite = (adapter: AdapterUnderTest): void => {
  moneySuite(adapter)
  orderSuite(adapter)
  settledSuite(adapter)
  idsSuite(adapter)
  rightsSuite(adapter)
  // Last: it looks at the sums that all the others left behind.
  sequencesSuite(adapter)
}
