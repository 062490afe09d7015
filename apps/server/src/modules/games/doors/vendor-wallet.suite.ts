import { idsSuite } from './ids.suite.ts'
import { moneySuite } from './money.suite.ts'
import { orderSuite } from './order.suite.ts'
import { rightsSuite } from './rights.suite.ts'
import { sequencesSuite } from './sequences.suite.ts'
import { settledSuite } from './settled.suite.ts'
import type { DoorUnderTest } from './vendor-wallet.fixture.ts'

/** Rules that hold whatever protocol a vendor speaks. Every door's test runs it. */
export const vendorWalletSuite = (door: DoorUnderTest): void => {
  moneySuite(door)
  orderSuite(door)
  settledSuite(door)
  idsSuite(door)
  rightsSuite(door)
  // Last: it looks at the sums that all the others left behind.
  sequencesSuite(door)
}
