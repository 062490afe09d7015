/** What feeds say now, in the caller's transaction. */

/** Events as traders list them, and one of them with all of its markets. */
export { deskCounts, feedNow, isEvent, openAmong } from './desk/desk-event.repository.ts'
export { type DeskEvent, type DeskMarket, deskEventOf, deskEventsOut } from './desk/desk-event.service.ts'
export { publishOffer } from './live/topics.ts'
export { closingPrices } from './markets/closing.repository.ts'
/** How a site changes it: who sells registers that when modules are loaded. */
export { type Lens, type LensOf, type SeenMarket, setSiteLens, setSiteSwitches, siteLens } from './markets/lens.ts'
export { marketsNow, marketsOfEvent } from './markets/market-now.repository.ts'
export {
  isLiveState,
  type MarketKey,
  type MarketNow,
  type MarketState,
  nameOfMarket,
  type OutcomeNow,
} from './markets/market-now.ts'
/** What staff look at before they say what became of an event. `endEvent`: its final score, by staff. */
export {
  allMarketsOf,
  endEvent,
  eventsByStart,
  overdueEvents,
  resultVersions,
  type SaidResult,
  type StaffEvent,
  type StaffMarket,
  staffEvent,
  undecidedMarkets,
  unfollowedSettlements,
} from './office/staff-events.repository.ts'
export { earlierResults } from './results/earlier-result.repository.ts'
export { newestResults, resultsAfter } from './results/result.repository.ts'
/** What became of markets, by versions. */
export {
  isSameResult,
  isWithin,
  type MarketResult,
  type ResultKind,
  RULES_VERSION,
  type VoidWindow,
} from './results/result.ts'
/** Events that were not played to their end. */
export {
  holdStopped,
  isStopped,
  type StoppedEvent,
  stoppedEvents,
  takenFromRule,
} from './results/stopped.repository.ts'
export { storeResult } from './results/store-result.service.ts'
/** As pages show them. */
export { scoreOut, shownState } from './shown/event-out.ts'
export { competitionNames, competitionsToCome, eventsToTry } from './shown/sample-events.service.ts'
export { type JointLeg, jointMargin, jointPrice } from './simulated/joint.service.ts'
export { type ScoreChance, scoreChances } from './simulated/score-chances.service.ts'
/** How events, markets and outcomes are called. */
export { type InAllLanguages, type SelectionWords, wordsOf } from './words/words.service.ts'
