import type { WatchTexts } from './watch-ko.ts'

export const watchEn: WatchTexts = {
  watching: 'Watching',
  watchingNote: 'You are watching. You cannot sit down or bet.',
  watchLoading: 'Opening the table',
  watchFailed: 'The table could not be opened',
  watchEnded: 'Your time to watch is over',
  watchEndedNote: 'Open it again from the table’s page in the back office.',
}
