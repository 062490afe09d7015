import type { Chips } from '@maru/live-games'
import type { BetText, GameTexts, Language } from '@maru/vendor-wallet'
import { en } from '../../locales/bets/en.ts'
import { type BetKey, type BetTexts, ko } from '../../locales/bets/ko.ts'
import { vn } from '../../locales/bets/vn.ts'
import type { LiveTable } from './table-list.ts'
import { placesOf } from './table-places.ts'

const texts: { readonly [L in Language]: BetTexts } = { ko, en, vn }
const WITH_STAKE = '.stake'
/** Of a round without a sealed shoe, whose cards a real dealer dealt. */
const BY_DEALER: BetKey = 'by-dealer'
/** The wallet takes so many texts of one bet, and so many characters of its words. */
const MOST_TEXTS = 20
const LONGEST = 255

/** Codes that begin so name numbers, a seat or a range after it. */
const NUMBERED: readonly (readonly [prefix: string, key: BetKey])[] = [
  ['straight-', 'straight'],
  ['split-', 'split'],
  ['street-', 'street'],
  ['trio-', 'trio'],
  ['corner-', 'corner'],
  ['first-four-', 'first-four'],
  ['six-line-', 'six-line'],
  ['dozen-', 'dozen'],
  ['column-', 'column'],
  ['total-', 'total'],
  ['single-', 'single'],
  ['double-', 'double'],
  ['triple-', 'triple'],
  ['two-dice-', 'two-dice'],
  ['cards-', 'cards'],
]
const OF_SEAT: readonly (readonly [prefix: string, key: BetKey])[] = [
  ['seat-', 'seat'],
  ['behind-', 'behind'],
  ['perfect-pairs-', 'perfect-pairs'],
  ['21+3-', 'twenty-one-plus-three'],
]

/** Staked while cards are dealt. */
const RAISE = /^seat-(\d)-(split|double)/

/** The text that names a place, and what stands in it. Seats are counted from one. */
const wordOf = (code: string): { key: BetKey; on?: string } => {
  const [, raised, kind] = RAISE.exec(code) ?? []
  if (raised) return { key: kind === 'split' ? 'split-hand' : 'double-down', on: String(Number(raised) + 1) }
  const seat = OF_SEAT.find(([prefix]) => code.startsWith(prefix))
  if (seat) return { key: seat[1], on: String(Number(code.slice(seat[0].length)) + 1) }
  const numbered = NUMBERED.find(([prefix]) => code.startsWith(prefix))
  return numbered ? { key: numbered[1], on: code.slice(numbered[0].length) } : { key: code as BetKey }
}

/** The texts that bets of a table name, as the operator's list gets them. */
export const tableTexts = (table: LiveTable): GameTexts => {
  const ofGame: BetKey[] = table.game === 'blackjack' ? ['others', 'double-down', 'split-hand'] : ['others', BY_DEALER]
  const keys = new Set<BetKey>([...placesOf(table).map(({ code }) => wordOf(code).key), ...ofGame])
  const inAll = (say: (language: BetTexts) => string) => ({ ko: say(ko), en: say(en), vn: say(vn) })
  return Object.fromEntries(
    [...keys].flatMap((key) => [
      [key, inAll((say) => say[key])],
      [key + WITH_STAKE, inAll((say) => `${say[key]} {stake}`)],
    ]),
  )
}

/** What was bet on, by keys of these texts: each place with its stake where there are several. */
export const tableBetTexts = (chips: Chips, isByDealer = false): BetText[] => {
  const most = isByDealer ? MOST_TEXTS - 1 : MOST_TEXTS
  return [...placeTexts(chips, most), ...(isByDealer ? [{ key: BY_DEALER }] : [])]
}

const placeTexts = (chips: Chips, most: number): BetText[] => {
  const entries = Object.entries(chips)
  const named = entries.length > most ? entries.slice(0, most - 1) : entries
  const rest = entries.slice(named.length)
  const said = named.map(([code, stake]): BetText => {
    const { key, on } = wordOf(code)
    if (entries.length === 1) return on === undefined ? { key } : { key, values: { on } }
    return { key: key + WITH_STAKE, values: on === undefined ? { stake } : { on, stake } }
  })
  if (rest.length === 0) return said
  const stake = rest.reduce((sum, [, amount]) => sum + amount, 0)
  return [...said, { key: `others${WITH_STAKE}`, values: { on: String(rest.length), stake } }]
}

/** The same in the player's language, cut to what the wallet takes. */
export const tableBetWords = (language: Language, chips: Chips, isByDealer = false): string =>
  tableBetTexts(chips, isByDealer)
    .map(({ key, values = {} }) => {
      const name = texts[language][key.replace(WITH_STAKE, '') as BetKey].replace('{on}', String(values.on ?? ''))
      return values.stake === undefined ? name : `${name} ${values.stake.toLocaleString('en-US')}`
    })
    .join(' · ')
    .slice(0, LONGEST)
