import type { WatchTexts } from './watch-ko.ts'

export const watchEn: WatchTexts = {
  watching: 'Watching',
  watchingNote: 'You are watching. You cannot sit down or bet.',
  watchAsleepShort: 'Resting',
  watchAsleepNote: 'Nobody is at the table. Watching does not wake it.',
  watchPausedNote: 'Running bets are settled by the rules. Open it again in the back office.',
  watchClosedNote: 'It takes no bets. Open it again in the back office.',
  watchNotMixedNote: 'No player’s random number was mixed in, so this round takes no bets. The next cut collects them.',
  watchLoading: 'Opening the table',
  watchFailed: 'The table could not be opened',
  watchEnded: 'Your time to watch is over',
  watchEndedNote: 'Open it again from the table’s page in the back office.',
}
