import type { WatchTexts } from './watch-ko.ts'

export const watchVn: WatchTexts = {
  watching: 'Đang xem',
  watchingNote: 'Bạn đang xem bàn, không thể ngồi hoặc đặt cược.',
  watchLoading: 'Đang mở bàn',
  watchFailed: 'Không mở được bàn',
  watchEnded: 'Đã hết thời gian xem',
  watchEndedNote: 'Hãy mở lại từ trang của bàn trong trang quản trị.',
}
