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
