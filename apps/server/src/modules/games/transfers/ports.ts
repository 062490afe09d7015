import type { Config } from '../../../config.ts'
import { vendorByCode } from '../vendors/list.ts'
import { signedTransfers } from './signed-transfers.ts'
import type { TransferPort } from './transfer-port.ts'

const ofTests = new WeakMap<Config, (vendorCode: string) => TransferPort | undefined>()

/** Puts something else in the place of vendors: for tests. */
export const replacePorts = (config: Config, port: (vendorCode: string) => TransferPort | undefined): void =>
  void ofTests.set(config, port)

const GONE: TransferPort = {
  credit: async () => ({ is: 'unclear', detail: 'the vendor is not connected' }),
  debit: async () => ({ is: 'unclear', detail: 'the vendor is not connected' }),
  status: async () => ({ is: 'unclear', detail: 'the vendor is not connected' }),
  balance: async () => ({ is: 'unclear', detail: 'the vendor is not connected' }),
}

/** How the purses of a vendor are reached. Of one that the configuration names no more, nothing is known. */
export const portOf = (config: Config, vendorCode: string): TransferPort => {
  const replaced = ofTests.get(config)?.(vendorCode)
  if (replaced) return replaced
  const vendor = vendorByCode(config, vendorCode)
  return vendor ? signedTransfers(config, vendor) : GONE
}
