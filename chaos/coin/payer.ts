import { type Address, type Chain, createSigner, type Hash, type Receipt } from '@maru/coin-chain'

export type SentCoin = { txHash: Hash; to: Address; memberId: number; amount: number }

const FEES = { maxFee: 100_000_000_000n, priorityFee: 1_000_000_000n }
/** As many as are handed to the network again at once. */
const AT_ONCE = 30

/** The wallet that members send from. What it signed it hands to the network until the chain has it, whatever leaves the chain meanwhile. */
export const openPayer = async (chain: Chain, key: Hash) => {
  const { address, sign } = createSigner({ key, chainId: chain.chainId, token: chain.token, decimals: chain.decimals })
  const first = await chain.minedNonce(address)
  const sent: (SentCoin & { raw: Hash })[] = []
  let signing = Promise.resolve()
  const add = async (to: Address, memberId: number, amount: number) => {
    const { raw, hash } = await sign({ to, amount, nonce: first + sent.length, fees: FEES })
    sent.push({ txHash: hash, to, memberId, amount, raw })
    await chain.send(raw)
  }
  return {
    sent: sent as readonly SentCoin[],
    /** One after another: each has the next number. */
    send: (to: Address, memberId: number, amount: number): Promise<void> => {
      signing = signing.then(() => add(to, memberId, amount)).catch(() => {})
      return signing
    },
    sendAgain: async (): Promise<void> => {
      const from = (await chain.minedNonce(address)) - first
      for (const { raw } of sent.slice(from, from + AT_ONCE)) await chain.send(raw)
    },
    receipts: (): Promise<(Receipt | null)[]> => Promise.all(sent.map(({ txHash }) => chain.receipt(txHash))),
  }
}
export type Payer = Awaited<ReturnType<typeof openPayer>>
