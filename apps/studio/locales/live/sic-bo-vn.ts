import type { SicBoTexts } from './sic-bo-ko.ts'

export const sicBoVn: SicBoTexts = {
  sicBoSmall: 'Xỉu',
  sicBoBig: 'Tài',
  sicBoTotal: 'Tổng {n}',
  sicBoSingle: 'Số {n}',
  sicBoDouble: 'Đôi {n}',
  sicBoTriple: 'Bộ ba {n}',
  sicBoAnyTriple: 'Bộ ba bất kỳ',
  sicBoPair: 'Cặp {n}',
  sicBoShaking: 'Đang lắc',
  sicBoResult: '{dice} · tổng {n}',
  sicBoKindEven: 'Tài, xỉu, chẵn, lẻ',
  sicBoKindSingle: 'Một số',
  sicBoKindDouble: 'Đôi',
  sicBoKindTriple: 'Bộ ba đã chọn',
  sicBoKindPair: 'Cặp hai số',
  sicBoPaysSingle: '1 · 2 · 3 : 1',
  sicBoRules:
    'Ba viên xúc xắc được lắc rồi mở nắp. Xỉu là tổng 4 đến 10, tài là tổng 11 đến 17. Nếu cả ba giống nhau, tài, xỉu, chẵn và lẻ đều thua.',
  sicBoRulesSingle: 'Một số ăn 1, 2 hoặc 3 lần tiền cược, tùy số viên xúc xắc ra số đó.',
}
