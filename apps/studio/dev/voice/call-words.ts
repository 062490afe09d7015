import type { spokenCalls } from '../../pages/src/live/scene/scene.ts'

/** What the dealer says, as the synthesisers are to read it: names of foreign games are spelled as they sound. */
type Words = { readonly [call in (typeof spokenCalls)[number]]: string }

const KO: Words = {
  'place-your-bets': '베팅해 주십시오',
  'last-bets': '곧 마감합니다',
  'no-more-bets': '베팅을 마감합니다',
  'new-shoe': '새 슈를 시작합니다',
  'player-wins': '플레이어 승',
  'banker-wins': '뱅커 승',
  tie: '타이입니다',
  dragon: '드래곤 승',
  tiger: '타이거 승',
  andar: '안다르 승',
  bahar: '바하르 승',
  natural: '내추럴',
  blackjack: '블랙잭',
  bust: '버스트',
  red: '레드',
  black: '블랙',
  zero: '제로',
  big: '빅입니다',
  small: '스몰입니다',
  triple: '트리플입니다',
  'round-void': '이번 판은 무효입니다',
}

const EN: Words = {
  'place-your-bets': 'Place your bets, please.',
  'last-bets': 'Last bets, please.',
  'no-more-bets': 'No more bets.',
  'new-shoe': 'A new shoe.',
  'player-wins': 'Player wins.',
  'banker-wins': 'Banker wins.',
  tie: 'It is a tie.',
  dragon: 'Dragon wins.',
  tiger: 'Tiger wins.',
  andar: 'Under wins.',
  bahar: 'Bahhar wins.',
  natural: 'Natural.',
  blackjack: 'Black jack.',
  bust: 'Bust.',
  red: 'Red.',
  black: 'Black.',
  zero: 'Zero.',
  big: 'Big.',
  small: 'Small.',
  triple: 'Triple.',
  'round-void': 'This round is void.',
}

const VN: Words = {
  'place-your-bets': 'Mời quý khách đặt cược',
  'last-bets': 'Sắp ngừng nhận cược',
  'no-more-bets': 'Ngừng nhận cược',
  'new-shoe': 'Bắt đầu hộp bài mới',
  'player-wins': 'Tay con thắng',
  'banker-wins': 'Nhà cái thắng',
  tie: 'Hòa',
  dragon: 'Rồng thắng',
  tiger: 'Hổ thắng',
  andar: 'An đa thắng',
  bahar: 'Ba ha thắng',
  natural: 'Na chu rồ',
  blackjack: 'Bờ lách giắc',
  bust: 'Quá hai mươi mốt',
  red: 'Đỏ',
  black: 'Đen',
  zero: 'Số không',
  big: 'Lớn',
  small: 'Nhỏ',
  triple: 'Bộ ba đồng nhất',
  'round-void': 'Ván này bị hủy',
}

const KO_DIGITS = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']
const VN_DIGITS = ['', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín']

const koNumber = (value: number): string => {
  const tens = Math.floor(value / 10)
  return `${tens > 1 ? KO_DIGITS[tens] : ''}${tens ? '십' : ''}${KO_DIGITS[value % 10]}` || '영'
}

function vnNumber(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  if (value === 0) return 'không'
  if (tens === 0) return VN_DIGITS[ones] ?? ''
  const last = ones === 1 && tens > 1 ? 'mốt' : ones === 5 ? 'lăm' : VN_DIGITS[ones]
  return `${tens === 1 ? 'mười' : `${VN_DIGITS[tens]} mươi`} ${last}`.trim()
}

const NUMBERS = Array.from({ length: 37 }, (_, value) => value)
const numbered = (say: (value: number) => string): Record<string, string> =>
  Object.fromEntries(NUMBERS.map((value) => [`number-${value}`, say(value)]))

export const CALL_WORDS = {
  ko: { calls: KO, numbers: numbered((value) => `${koNumber(value)}번`) },
  en: { calls: EN, numbers: numbered((value) => `${value}.`) },
  vn: { calls: VN, numbers: numbered((value) => `số ${vnNumber(value)}`) },
} as const satisfies Record<string, { calls: Words; numbers: Record<string, string> }>
export type VoiceLanguage = keyof typeof CALL_WORDS
