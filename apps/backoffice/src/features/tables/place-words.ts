import { type Key, type Say, useText } from '@maru/i18n/react'

const words: Record<string, Key<'office'>> = {
  '21+3': 'place.21-3',
  'any-triple': 'place.any-triple',
  'banker-bonus': 'place.banker-bonus',
  'banker-pair': 'place.banker-pair',
  'either-pair': 'place.either-pair',
  'even-chance': 'place.even-chance',
  'first-four': 'place.first-four',
  'perfect-pair': 'place.perfect-pair',
  'perfect-pairs': 'place.perfect-pairs',
  'player-bonus': 'place.player-bonus',
  'player-pair': 'place.player-pair',
  'six-line': 'place.six-line',
  'specific-triple': 'place.triple',
  'suited-tie': 'place.suited-tie',
  'super-six': 'place.super-six',
  'two-dice': 'place.two-dice',
  andar: 'place.andar',
  bahar: 'place.bahar',
  banker: 'place.banker',
  behind: 'place.behind',
  big: 'place.big',
  black: 'place.black',
  card: 'place.card',
  cards: 'place.cards',
  column: 'place.column',
  corner: 'place.corner',
  double: 'place.double',
  dozen: 'place.dozen',
  dragon: 'place.dragon',
  even: 'place.even',
  high: 'place.high',
  low: 'place.low',
  main: 'place.main',
  odd: 'place.odd',
  pair: 'place.pair',
  player: 'place.player',
  red: 'place.red',
  seat: 'place.seat',
  single: 'place.single',
  small: 'place.small',
  split: 'place.split',
  straight: 'place.straight',
  street: 'place.street',
  tie: 'place.tie',
  tiger: 'place.tiger',
  total: 'place.total',
  trio: 'place.trio',
  triple: 'place.triple',
  void: 'place.void',
}
/** Their numbers count from 0. */
const seated = new Set(['seat', 'behind', 'perfect-pairs', '21+3'])

/** A place or a kind of places as staff read it; what has no word keeps the vendor's own. */
export const placeWord = (t: Say<'office'>, code: string): string => {
  const known = words[code]
  if (known) return t(known)
  const [, name = '', numbers = ''] = /^(.+?)((?:-\d+)+(?:-or-\d+)?)$/.exec(code) ?? []
  const base = words[name]
  if (base) return `${t(base)} ${seated.has(name) ? Number(numbers.slice(1)) + 1 : numberText(numbers)}`
  const parts = code.split('-').map((part) => words[part])
  return parts.every((part) => part !== undefined) ? parts.map((part) => t(part)).join(' ') : code
}

const numberText = (numbers: string): string => numbers.slice(1).replace('-or-', ' / ')

/** A result of a vendor's record: its first word as staff read it. */
export const resultWord = (t: Say<'office'>, result: string): string =>
  result.replace(/^[a-z-]+/, (word) => placeWord(t, word))

export const usePlaceWord = (): ((code: string) => string) => {
  const t = useText('office')
  return (code) => placeWord(t, code)
}
