/** How a member with an active bonus may stake bonus money: said by who owns the bonuses. */
export type { BonusPlay, BonusPlaySource } from './bonus-play.ts'
/** What a member owes since a result was corrected. */
export { openDebtOf } from './debt.service.ts'
/** Open stake and wagers of the site, profit of a day, figures by game, and the proof that they agree with the ledger. Whole ledger units; days in Asia/Seoul. */
export {
  type DayFigures,
  type FigureProblem,
  figuresByGame,
  figuresOf,
  findFigureProblems as figureProblemsOf,
  type GameFigures,
} from './figures.repository.ts'
/** Wagers without a result, the newest wins of the site, one wager. */
export { type OpenWager, openWagers as openWagersOf, recentWins, type WonWager } from './history.repository.ts'
/** A member's history in pages, in the language of the context; the round of one wager. */
export { betsOf, findRoundOf, findWonRound, historyOf, stakesOnWager } from './history.service.ts'
/** What a wager of the server's own products is on, and what it was accepted at. */
export { type Leg, type LegResult, type NewLeg, payoutOfLegs, type Terms } from './leg.rules.ts'
/** What others may keep of wagers, in the wagers' own transaction. */
export type { ChangedWager, WagerChangeKind, WagerObserver } from './observe.ts'
/** A product of the server itself: it places and cancels wagers here, and settles them by `createRoundSettler`. */
export { type OwnOperation, type OwnOutcome, ownRefusals, type Slip } from './own/own.rules.ts'
/** What a member has on a round; what a slip was accepted with. Of any site. */
export {
  type MemberRound,
  type OpenOnRound,
  openOnRounds,
  type SlipWager,
  wagersOfSlips,
} from './own/own-bets.repository.ts'
/** A member's wagers on one game, with legs and slips. */
export { type OwnWager, ownHistoryOf } from './own/own-history.service.ts'
export { createOwnProduct, type OwnProduct, type OwnProductRules } from './own/own-product.service.ts'
/** What was chosen, as it is stored. */
export type { BetText, EndedTable, Names, Selection } from './selection.rules.ts'
/** All wagers of one round of a game at once, once its result is known, at the pace that the caller states. */
export type { ResultOf } from './settle-chunk.service.ts'
export { nextChunk, pauseMs, type SettlePace, settlePaces } from './settle-pace.rules.ts'
export type { RoundRef, RoundWager } from './settle-round.repository.ts'
export { type ResultWithLegs, type RoundProduct, roundProducts, type WagerResult } from './settle-round.rules.ts'
export { createRoundSettler, type RoundSettled, type RoundSettler } from './settle-round.service.ts'
/** Wagers of any rounds, in the caller's transaction: settled, corrected, and opened again. */
export type { WagerEnd } from './settle-wagers.rules.ts'
export { settleWagers, type WagerOrder, type WagersSettled, wouldStay } from './settle-wagers.service.ts'
export { storedWagerOf, type WagerStateRow } from './stored-wager.ts'
/** How games and vendors are called in the history, and the texts that bets name; kept when the game is gone. */
export { gameNameKey, gameNamesOf, saveTitles, type Title } from './title.repository.ts'
export { takeWagerIds } from './wager.repository.ts'
export type { StoredWager, WagerChange } from './wager.rules.ts'
/** In the same transaction as the movement in the ledger. */
export {
  assertMovable,
  cancelWager,
  type MovedMoney,
  type Moving,
  moveWager,
  moveWagers,
  type Placing,
  placeWager,
  placeWagers,
  type SitePlacing,
  settleWager,
} from './wager.service.ts'
export { betIdxOf, readBetIdx, type WagerRef } from './wager-id.rules.ts'
/** Who may place no bet now. */
export { barOf } from './writer/bet-conditions.service.ts'
/** What an operation does to money and wager. */
export {
  type Effect,
  gift,
  heldStake,
  nothingMoves,
  payout,
  payoutTakenBack,
  stake,
  stakeHeld,
  stakeReleased,
  stakeReturned,
} from './writer/effect.rules.ts'
/** Places wagers and moves them, batched: for vendors' protocols and for the server's own products. */
export type {
  Answer as WriterAnswer,
  Asked as WagerAsked,
  Decision as WagerDecision,
  ExecutedOperation,
  Player,
  PlayerState,
  WagerSource,
} from './writer/source.ts'
export { createWagerWriter, type WagerWriter, wagerWriterOf } from './writer/writer.service.ts'
