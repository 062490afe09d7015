/** Open stake and wagers of the site, profit of a day, figures by game. Whole won; days in Asia/Seoul. */
export { type DayFigures, figuresByGame, figuresOf, type GameFigures } from './figures.repository.ts'
/** Wagers without a result, the newest wins of the site, one wager. */
export { type OpenWager, openWagers as openWagersOf, recentWins, type WonWager } from './history.repository.ts'
/** A member's history in pages, in the language of the context; the round of one wager. */
export { findRoundOf, historyOf } from './history.service.ts'
/** How games and vendors are called in the history; kept when the game is gone. */
export { type Names, saveTitles, type Title } from './title.repository.ts'
export { seoulDay, type WagerChange } from './wager.rules.ts'
/** In the same transaction as the movement in the ledger. */
export { cancelWager, moveWager, type Placing, placeWager, settleWager } from './wager.service.ts'
export { betIdxOf, readBetIdx, type WagerRef } from './wager-id.rules.ts'
