import { plainWords } from '../../shared/text/plain-words.ts'

/** Pages of the site's own games: the list of games has none of them. */
export type Place = 'minigames' | 'powerball' | 'powerladder' | 'speedkino' | 'kinoladder'
/** Pages of money by coin, where the site has it. */
export type CoinPlace = 'coinCharge' | 'coinExchange'
export type Verb = 'deposit' | 'withdraw' | 'lastRound' | CoinPlace | Place
/** `whole`: the sum that was typed with it, in whole won, euro or dollars. */
export type VerbOption = { verb: Verb; whole?: number }

/** Names in every language, whichever the page speaks. */
const names: Record<Verb, readonly string[]> = {
  deposit: ['입금', '충전', 'deposit', 'top up', 'nạp tiền'],
  withdraw: ['출금', '환전', 'withdraw', 'withdrawal', 'cash out', 'rút tiền'],
  lastRound: [
    '지난 판',
    '마지막 판',
    '최근 판',
    '다시 보기',
    'last round',
    'last bet',
    'replay',
    'ván trước',
    'ván gần nhất',
    'xem lại',
  ],
  coinCharge: [
    'USDT 입금',
    '입금 usdt',
    '테더 입금',
    '코인 입금',
    'usdt deposit',
    'tether deposit',
    'coin deposit',
    'deposit usdt',
    'nạp usdt',
    'usdt nạp',
  ],
  coinExchange: [
    'USDT 출금',
    '출금 usdt',
    '테더 출금',
    '코인 출금',
    'usdt withdrawal',
    'tether withdrawal',
    'coin withdrawal',
    'withdraw usdt',
    'rút usdt',
    'usdt rút',
  ],
  minigames: ['미니게임', '미니 게임', 'mini games', 'trò chơi nhỏ'],
  powerball: ['파워볼', 'powerball', 'power ball', '미니게임 파워볼'],
  powerladder: ['파워사다리', '사다리', 'power ladder', 'ladder'],
  speedkino: ['스피드키노', '키노', 'speed kino', 'kino'],
  kinoladder: ['키노사다리', '키노 사다리', 'kino ladder'],
}
export const isPlace = (verb: Verb): verb is CoinPlace | Place => verb !== 'lastRound' && !takesSum(verb)
export const isOfCoin = (verb: Verb): verb is CoinPlace => verb === 'coinCharge' || verb === 'coinExchange'
const verbs = Object.keys(names) as Verb[]
const takesSum = (verb: Verb): boolean => verb === 'deposit' || verb === 'withdraw'

const units: Record<string, number> = {
  억: 100_000_000,
  만: 10_000,
  천: 1_000,
  k: 1_000,
  m: 1_000_000,
  nghìn: 1_000,
  ngàn: 1_000,
  triệu: 1_000_000,
}
const part = /(\d[\d.,]*)\s*(억|만|천|nghìn|ngàn|triệu|[km](?!\p{L}))?/giu
/** A bare number from here on is a sum; a smaller one may be a part of a game's name. */
const leastBare = 1_000
const most = 10_000_000_000

/** The sum in what was typed, and what is left beside it: `30만 입금`, `deposit 300k`, `nạp 300.000`. */
export const readSum = (words: string): { whole: number | undefined; rest: string } => {
  const text = words.normalize('NFKC')
  const parts = [...text.matchAll(part)]
  const rest = text.replace(part, ' ').replace(/[₩원€$]|\b(?:won|euros?|dollars?)\b/giu, ' ')
  const whole = parts.reduce(
    (sum, [, number = '', unit]) => sum + sumOf(number, units[unit?.toLowerCase() ?? ''] ?? 1),
    0,
  )
  const isSum =
    Number.isSafeInteger(whole) &&
    whole > 0 &&
    whole <= most &&
    (whole >= leastBare || parts.some(([, , unit]) => unit))
  return isSum ? { whole, rest } : { whole: undefined, rest: words }
}

// Without the trace that binary fractions leave, so that 8.2m is a whole number.
const sumOf = (number: string, unit: number): number => Math.round(numberOf(number) * unit * 100) / 100

const numberOf = (text: string): number => {
  const digits = text.replace(/[.,]$/, '')
  return /^\d{1,3}([.,]\d{3})+$/.test(digits) ? Number(digits.replace(/[.,]/g, '')) : Number(digits.replace(',', '.'))
}

/** What the words may mean, the likeliest first; every verb that is no place when there are none. */
export const verbsFor = (words: string): VerbOption[] => {
  if (!words.trim()) return verbs.filter((verb) => !isPlace(verb)).map((verb) => ({ verb }))
  const { whole, rest } = readSum(words)
  const wanted = plainWords(rest)
  return verbs
    .filter((verb) => whole === undefined || takesSum(verb))
    .filter((verb) => !wanted || names[verb].some((name) => plainWords(name).startsWith(wanted)))
    .map((verb) => (whole === undefined ? { verb } : { verb, whole }))
}
