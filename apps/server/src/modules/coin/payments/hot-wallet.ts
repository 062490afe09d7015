import type { Chain, Signer } from '@maru/coin-chain'

/** The wallet that payments leave from, and the chain that they go by. */
export type HotWallet = {
  chain: Chain
  signer: Signer
  /** Blocks, its own included, that a payment must be under. */
  confirmations: number
  /** The most that is offered for a unit of gas, in wei. */
  mostFee: bigint
}
