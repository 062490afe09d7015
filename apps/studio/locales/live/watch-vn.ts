import type { WatchTexts } from './watch-ko.ts'

export const watchVn: WatchTexts = {
  watching: 'Đang xem',
  watchingNote: 'Bạn đang xem bàn, không thể ngồi hoặc đặt cược.',
  watchAsleepShort: 'Đang nghỉ',
  watchAsleepNote: 'Không có ai ở bàn. Việc xem không khiến bàn hoạt động lại.',
  watchPausedNote: 'Cược của ván đang chơi vẫn được thanh toán đúng luật. Có thể mở lại bàn trong trang quản trị.',
  watchClosedNote: 'Bàn không nhận cược. Có thể mở lại bàn trong trang quản trị.',
  watchNotMixedNote:
    'Ván này không có số ngẫu nhiên của người chơi nên không nhận cược. Bàn sẽ nhận cược lại khi có đủ số ngẫu nhiên.',
  watchLoading: 'Đang mở bàn',
  watchFailed: 'Không mở được bàn',
  watchEnded: 'Đã hết thời gian xem',
  watchEndedNote: 'Hãy mở lại từ trang của bàn trong trang quản trị.',
}
