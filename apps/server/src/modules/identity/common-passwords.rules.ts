import { isLeakedPassword } from './leaked-passwords.rules.ts'

/** Words that people build passwords from. */
const WORDS = new Set(
  `a aa aaa aaaa aaaaa aaaaaa ab abc abcd abcde abcdef abcdefg abcdefgh abcabc access account admin administrator adobe alex
  alexander amanda amor andrea andrew angel anhyeuem anna anthony apple april asd asdasd asdf asdfg asdfgh asdfghj asdfghjkl asdfjkl
  asdqwe ashley august austin azerty baby babygirl banana baseball basketball batman bet beauty bitcoin blink boomer buster butterfly
  casino champion charlie cheese chelsea chocolate chris christian coffee computer cookie corvette daniel david december demo demo
  diamond dragon eagle elephant family fire flower football forever forget freedom friend friends gamble game gamer games
  george ginger god gold golf google grace guest hannah happy harley hello hellothere hockey hong hunter iloveu iloveyou
  internet jackson january jasmine jennifer jessica jesus john jordan joshua junior justin july june khong kim killer king korea korean
  lee letmein liverpool lol london love lovely lover loveyou lucky maggie manager march maru master matrix matthew maverick may
  member mercedes michael michelle minh minecraft money monkey monster morgan mother mustang mypass myspace naru naruto naver nicole
  nothing november october oliver orange park pass passw passwd password passwords pepper pikachu player playstation poker
  pokemon princess purple qaz qazwsx qazwsxedc qwaszx qwe qweasd qweasdzxc qweqwe qwer qwert qwerty qwertyui qwertyuiop qwerasdf
  rabbit ranger robert rockyou root samsung saranghae sarang secret seoul september server shadow sky slot soccer sophie spring
  starwars star summer sunday sunshine superman supersecret taekwon target taylor tennis test tester testing test test thomas tiger
  tigger tinkle trustno tuan user user username vietnam victory viet warcraft web welcome whatever william winner winter xbox yankees yellow
  zaq zaqwsx zxc zxcv zxcvb zxcvbn zxcvbnm zxczxc`.split(/\s+/),
)

/** Walks over the keyboard and other habits that are no word with digits. */
const HABITS = new Set(
  `1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc zaq12wsx zaq1xsw2
  zaq1zaq1 qaz123wsx 123qweasd 123qweasdzxc qwe123asd qwe123qwe 1234qwerasdf qwer1234asdf a1b2c3 a1b2c3d4 a1b2c3d4e5 1a2b3c 1a2b3c4d
  1a2b3c4d5e a12345b abc123abc abc123def aa12bb34 q12we34r 1234abcd4321 p4ssw0rd passw0rd1 pa55w0rd pa55word 123abc456 123qwe456 1z2x3c
  1z2x3c4v z1x2c3 z1x2c3v4 123456q 12345a 12345q 12345z 1q1q1q 1q1q1q1q 7777777a 8675309a ncc1701 ncc1701d ncc1701e r2d2c3po 4r3e2w1q
  blink182 trustno1 thx1138 bond007 agent007 match007 u2u2u2 mp3mp3 area51 catch22 route66 apollo13 pa33word`.split(
    /\s+/,
  ),
)

const LIKENESS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const UP = '01234567890123456789'
const DOWN = [...UP].reverse().join('')

/**
 * Would it be among the first tens of thousands of guesses? One from a leak, a common word with common digits before or behind it, a walk over the
 * keyboard, or hardly any different characters. `siteNames`: common words there.
 */
export const isCommonPassword = (password: string, siteNames: readonly string[] = []): boolean => {
  const text = password.toLowerCase().replace(/[!@#$%*]+$/, '')
  if (isLeakedPassword(text) || isLeakedPassword(password)) return true
  if (new Set(text).size <= 2 || HABITS.has(text) || HABITS.has(password.toLowerCase())) return true
  const ofSites = siteNames.map((name) => name.toLowerCase().replaceAll(' ', ''))
  const isWord = (word: string): boolean => [word, unleet(word)].some((one) => WORDS.has(one) || ofSites.includes(one))
  const behind = /^([a-z@$!]+)([0-9]*)$/.exec(text)
  const before = /^([0-9]+)([a-z@$!]+)$/.exec(text)
  const [word, digits] = behind ? [behind[1], behind[2]] : before ? [before[2], before[1]] : []
  if (word !== undefined && digits !== undefined) return isWord(word) && isPredictable(digits)
  // Letters written as digits inside the word: p4ssw0rd12.
  const inside = /^(.*?)([0-9]*)$/.exec(text)
  return inside !== null && isWord(unleet(inside[1] ?? '')) && isPredictable(inside[2] ?? '')
}

const unleet = (text: string): string => [...text].map((sign) => LIKENESS[sign] ?? sign).join('')

const isPredictable = (digits: string): boolean =>
  digits.length <= 2 ||
  UP.includes(digits) ||
  DOWN.includes(digits) ||
  new Set(digits).size === 1 ||
  /^(19[4-9]|20[0-4])\d$/.test(digits) ||
  /^(\d+)\1+$/.test(digits) ||
  [
    '1004',
    '8282',
    '486',
    '007',
    '119',
    '112',
    '911',
    '1313',
    '123123',
    '321',
    '520',
    '147',
    '258',
    '369',
    '159',
    '1472',
    '147258',
    '159753',
    '789',
    '456',
  ].includes(digits)
