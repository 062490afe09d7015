import type { StreamTexts } from './stream-ko.ts'

export const streamVn: StreamTexts = {
  streamName: 'Truyền hình trực tiếp',
  streamLoading: 'Đang tải hình ảnh trực tiếp',
  streamStalled: 'Hình ảnh tạm dừng. Cược vẫn tiếp tục.',
  streamGone: 'Mất hình trực tiếp nên bạn đang xem phòng vẽ. Hệ thống sẽ sớm kết nối lại.',
  streamAgain: 'Kết nối ngay',
  streamUnmute: 'Bật tiếng truyền hình',
  streamMute: 'Tắt tiếng truyền hình',
  streamDrawn: 'Xem phòng vẽ (ít dữ liệu hơn)',
  streamLive: 'Xem truyền hình trực tiếp',
  streamBreak: 'Người chia bài sẽ mở ván tiếp theo',
  streamDealing: 'Người chia bài đang xác nhận kết quả',
  streamAsleepNote: 'Ván chơi bắt đầu khi người chia bài có mặt.',
  streamProof: 'Bàn này do người chia bài thật điều khiển',
  streamProofNote:
    'Bài, bi và xúc xắc do người chia bài thật điều khiển, nên không có bộ bài nào được niêm phong trước và không thể tính lại sau đó. Kết quả chỉ có hiệu lực sau khi một người nhập và một người khác xác nhận.',
}
