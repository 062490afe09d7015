import type { AndarBaharTexts } from './andar-bahar-ko.ts'

export const andarBaharVn: AndarBaharTexts = {
  andarAndar: 'Andar',
  andarBahar: 'Bahar',
  andarCards: '{r} lá',
  andarResult: '{side} · lá thứ {n}',
  andarShares: 'Andar {a}, Bahar {b}',
  andarMean: 'Trung bình {n} lá',
  andarRules:
    'Lá chủ được mở, sau đó chia lần lượt từng lá, bắt đầu từ Andar. Bên nào nhận trước lá cùng bậc với lá chủ sẽ thắng. Mỗi ván dùng một bộ bài mới xáo.',
  andarRulesCards: 'Cược số lá đoán lá thứ mấy sẽ trùng bậc. Không tính lá chủ.',
}
