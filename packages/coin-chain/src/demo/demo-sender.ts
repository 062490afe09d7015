import { setTimeout as sleep } from 'node:timers/promises'
import type { Address, Hash } from '../chain.ts'
import { hashOf, numberOf } from '../shapes.ts'
import { createSigner } from '../signer.ts'
import { DEMO_CHAIN_ID, demoToken, demoWalletKey } from './demo-keys.ts'

const GWEI = 1_000_000_000n
const FEES = { maxFee: 100n * GWEI, priorityFee: GWEI }

type Ask = (method: string, ...params: unknown[]) => Promise<unknown>

const POLL_MS = 2
const MINED_MS = 10_000

/** Sends from the demo wallet, one after another: each needs the number behind the one before. */
export const demoSender = (ask: Ask, isMinedAtOnce: () => boolean) => {
  const signer = createSigner({ key: demoWalletKey(), chainId: DEMO_CHAIN_ID, token: demoToken(), decimals: 6 })
  let last: Promise<unknown> = Promise.resolve()
  const sendOne = async (to: Address, amount: number): Promise<Hash> => {
    const nonce = numberOf(await ask('eth_getTransactionCount', signer.address, 'pending'), 'nonce')
    const { raw } = await signer.sign({ to, amount, nonce, fees: FEES })
    const hash = hashOf(await ask('eth_sendRawTransaction', raw), 'hash of a transaction')
    // The block of a transaction comes a moment after its answer.
    for (const until = Date.now() + MINED_MS; isMinedAtOnce() && Date.now() < until; await sleep(POLL_MS))
      if ((await ask('eth_getTransactionReceipt', hash)) !== null) break
    return hash
  }
  return (to: Address, amount: number): Promise<Hash> => {
    const sending = last.then(() => sendOne(to, amount))
    last = sending.catch(() => {})
    return sending
  }
}
