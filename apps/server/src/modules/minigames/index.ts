/** Chains: committed, salted by two of the staff, listed without a link. */
export { isSalted, type SaltedChain } from './chain.rules.ts'
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
/** What two of the staff decide about a round, and what waits for the second of them. */
export { openRequests, type RoundRequest } from './round-desk.repository.ts'
export { acceptFeedResult, confirmCancel, type RoundAsked, requestCancel } from './round-desk.service.ts'
