import type { Sound } from './captcha-voice.ts'

type Kind = Partial<Omit<Sound, 'formants' | 'seconds'>>
const sound = (seconds: number, formants: Sound['formants'], kind: Kind = {}): Sound => ({
  seconds,
  formants,
  voice: 1,
  breath: 0,
  hiss: 0,
  hissHz: 4_000,
  ...kind,
})
const silent: Kind = { voice: 0 }
/** Formants (Hz) of an adult man, after Peterson and Barney (1952) and the textbooks of Korean and Vietnamese phonetics. */
export const sounds = {
  a: sound(0.16, [750, 1_250, 2_500]),
  aa: sound(0.13, [730, 1_100, 2_440]),
  uh: sound(0.14, [620, 1_150, 2_390]),
  o: sound(0.16, [480, 820, 2_450]),
  aw: sound(0.14, [570, 840, 2_410]),
  u: sound(0.2, [310, 950, 2_240]),
  e: sound(0.16, [530, 1_840, 2_480]),
  i: sound(0.2, [280, 2_250, 2_950]),
  y: sound(0.11, [390, 1_990, 2_550]),
  eo: sound(0.15, [600, 1_000, 2_500]),
  w: sound(0.11, [290, 600, 2_200], { voice: 0.7 }),
  r: sound(0.07, [330, 1_100, 1_450], { voice: 0.7 }),
  er: sound(0.12, [480, 1_300, 1_650], { voice: 0.8 }),
  l: sound(0.11, [340, 1_100, 2_650], { voice: 0.65 }),
  m: sound(0.1, [260, 1_100, 2_200], { voice: 0.45 }),
  n: sound(0.1, [260, 1_600, 2_600], { voice: 0.45 }),
  v: sound(0.08, [260, 1_100, 2_100], { voice: 0.35, hiss: 0.12, hissHz: 4_200 }),
  f: sound(0.1, [400, 1_100, 2_100], { ...silent, hiss: 0.3, hissHz: 4_400 }),
  th: sound(0.1, [350, 1_300, 2_500], { ...silent, hiss: 0.22, hissHz: 5_000 }),
  s: sound(0.12, [350, 1_400, 2_500], { ...silent, hiss: 0.75, hissHz: 5_000 }),
  h: sound(0.07, [650, 1_250, 2_500], { ...silent, breath: 0.6 }),
  pause: sound(0.05, [400, 1_500, 2_500], silent),
  t: sound(0.03, [350, 1_800, 2_700], { ...silent, hiss: 1.4, hissHz: 4_200 }),
  tBreath: sound(0.05, [350, 1_500, 2_500], { ...silent, breath: 0.7, hiss: 0.2 }),
  d: sound(0.012, [300, 1_700, 2_600], { voice: 0.3, hiss: 0.6, hissHz: 3_800 }),
  b: sound(0.012, [250, 900, 2_200], { voice: 0.4, breath: 0.8 }),
  hum: sound(0.05, [220, 1_200, 2_300], { voice: 0.12 }),
} satisfies Record<string, Sound>
export type SoundName = keyof typeof sounds

/** Sounds of each digit, and how the pitch goes (half tones). */
export type Word = { sounds: readonly SoundName[]; bend: readonly number[] }
const level = [1, 0.5, -2]
const word = (text: string, bend: readonly number[] = level): Word => ({ sounds: text.split(' ') as SoundName[], bend })

export const digitWords = {
  ko: {
    '1': word('h a n a'),
    '2': word('hum d u l'),
    '3': word('s e pause'),
    '4': word('n e pause'),
    '5': word('hum d a s eo pause'),
  },
  en: {
    '1': word('w uh n n'),
    '2': word('t tBreath u'),
    '3': word('th r i'),
    '4': word('f aw er'),
    '5': word('f aa y v'),
  },
  vn: {
    '1': word('m o pause', [-2, -4, -7]),
    '2': word('h aa y', [1, 1, 0]),
    '3': word('hum b a', [1, 1, 0]),
    '4': word('hum b o n', [1, 3, 8]),
    '5': word('n a m', [1, 1, 0]),
  },
} satisfies Record<string, Record<string, Word>>
