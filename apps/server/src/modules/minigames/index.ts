/** Chains: committed, salted by two of the staff, listed without a link. */
export {
  commitChain,
  confirmSalt,
  type ListedChain,
  listChains,
  proposeSalt,
  type SaltAsked,
} from './chain.service.ts'
/** For seeds; refuse outside demo mode. */
export { seedChains, seedChainsLater, seedPastRounds } from './demo-draws.service.ts'
