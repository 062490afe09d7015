export { depositAddress, isExtendedPublicKey, isNullAddress, parseAddress } from './address.ts'
export {
  type Address,
  type Block,
  type Chain,
  ChainUnreachable,
  type Fees,
  type Hash,
  type Payment,
  type Receipt,
  type SendAnswer,
  type Signed,
  type Signer,
  type Transfer,
} from './chain.ts'
export { type ChainOptions, connectChain, WrongChain } from './connect.ts'
export type { NumberUser, UsedNumber } from './number-user.ts'
export { createSigner, GAS_LIMIT, hasPaid, isPrivateKey, type SignerOptions } from './signer.ts'
export { isWellKnownExtendedKey, isWellKnownKey } from './well-known.ts'
