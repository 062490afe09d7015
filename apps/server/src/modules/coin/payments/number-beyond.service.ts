import type { Services } from '../../../platform/services.ts'
import type { HotWallet } from './hot-wallet.ts'
import { nextUnknownNonce } from './number.repository.ts'
import { isBelieved, type Said, saidAgain } from './number-beyond.rules.ts'

const everywhere = { who: { kind: 'system', job: 'coin.send' }, siteId: 0 } as const
const saidBy = new WeakMap<HotWallet, Said>()

/**
 * Whether the next number may be one that the node says. Beyond all that were given here transactions were sent from the wallet by somebody else, or the node is wrong for a moment; and a payment with a number too high would wait for ever.
 */
export const isNumberBelieved = async (services: Services, wallet: HotWallet, minedNonce: number): Promise<boolean> => {
  const { chainId } = wallet.chain
  const from = { chainId, sender: wallet.signer.address }
  const known = await services.reading(everywhere, (ctx) => nextUnknownNonce(ctx, from))
  if (minedNonce <= known) {
    saidBy.delete(wallet)
    return true
  }
  const now = services.clock.now().getTime()
  const before = saidBy.get(wallet)
  const said = saidAgain(before, minedNonce, now)
  saidBy.set(wallet, said)
  if (before?.minedNonce !== minedNonce)
    services.log.warn({ minedNonce, known }, 'the node says that the hot wallet has sent more than is known here')
  return isBelieved(said)
}
