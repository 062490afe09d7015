/** Draws that anyone can check, and the exact probabilities of their markets. Nothing here reads, writes or knows the time; it runs in a browser, too. */
export { type Atom, type Atoms, atomsOf } from './atoms.ts'
export {
  type Chain,
  chainOf,
  createChain,
  drawAtOf,
  fiveMinutesMs,
  leadsTo,
  leastLinks,
  linkBelow,
  linkBytes,
  linkNumberOf,
  linksDownwards,
  mostLinks,
  type NumberedLink,
  randomStart,
  type Schedule,
} from './chain.ts'
export { type CombinationProblem, combinationPrice, mostWays, problemOfCombination } from './combination.ts'
export { drawComments } from './comment-draw.ts'
export {
  type Attempt,
  attemptsOf,
  type Draw,
  type DrawRules,
  drawFrom,
  drawOfAttempts,
  drawRules,
  type Game,
  games,
  problemOfDraw,
} from './draw.ts'
export * from './facts.ts'
export {
  type Fraction,
  fraction,
  fractionText,
  millionthsOf,
  readFraction,
  sameFraction,
  timesFraction,
} from './fraction.ts'
export { bytesOfHex, hexOf } from './hex.ts'
export { allMarkets, type Market, marketOf, marketsOf } from './markets.ts'
export { mostPaid, type PaidBet } from './most-paid.ts'
export { passesPriceGuard, payoutOf, priceLessMargin, priceRange, returnBpOf, returnOf } from './price.ts'
export { areIndependent, probabilitiesOf, probabilityOf, type Selection } from './probability.ts'
export { drawRound, type Recomputed, type RevealedRound, recomputeRound } from './round.ts'
export {
  type Blocks,
  blocksOf,
  type NumberStream,
  saltBytes,
  seedOf,
  streamOf,
  streamOver,
  type Word,
} from './stream.ts'
export { subsetSums } from './subset-sums.ts'
export { randomWheelSeed, spinWheel, type WheelResult, type WheelSpin, wheelCommitment } from './wheel.ts'
