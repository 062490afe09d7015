import { createHash } from 'node:crypto'
import { marketKey, settleMarket } from '@maru/sports'
import {
  finalScoreOf,
  fixturesOf,
  hasPrices,
  leagues,
  modelOf,
  type PricedMarket,
  playMatch,
  pricesOf,
  stateAt,
} from '@maru/sports-simulator'
import { expect, test } from 'vitest'
import type { MarketNow } from '../../sportsdata/index.ts'
import { marketBy } from '../rules/margin.rules.ts'
import { standardRules } from '../rules/standard.rules.ts'
import { legBy } from './leg-result.rules.ts'
import { endOf, type TicketLeg } from './ticket-end.rules.ts'

/** By day every fourth match of a week of the simulator's fixtures, by night all of twelve weeks. */
const isNight = Number(process.env.SIMULATED_EVENTS ?? 0) >= 100_000
const part = { days: 7, every: 4 }
const FROM_DAY = 20_800
/** Matches whose selections stand in accumulators together: their tickets win and lose together, so they count as one. */
const GROUP = 3
const SINGLES = 30
const ACCUMULATORS = 10
/** Beyond it lies one run in 15,000 whose prices are right. */
const MOST_SIGMAS = 4

/** What members staked, what they may expect to get back, and what they got. */
type Book = { staked: number; expected: number; paid: number; square: number }
type Choice = { leg: TicketLeg; expected: number }

/** `homeMore`: how much stronger the side at home plays than it is priced; members then know it, and bet on that side alone. */
const playWeeks = ({ days, every }: typeof part, homeMore = 0): Book => {
  const draw = createDraws(`${days} days`)
  const fixtures = leagues
    .flatMap((league) => fixturesOf(league, 'week', FROM_DAY, days))
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .filter((_, nr) => nr % every === 0)
  const book: Book = { staked: 0, expected: 0, paid: 0, square: 0 }
  for (let at = 0; at + GROUP <= fixtures.length; at += GROUP) {
    const offers = fixtures.slice(at, at + GROUP).map((fixture, nr) => {
      const { sport, home, away } = fixture
      const link = createHash('sha256').update(`week ${fixture.id}`).digest()
      const stronger = { ...home, strength: home.strength + homeMore }
      const incidents = playMatch(link, { ...fixture, home: stronger })
      const model = modelOf(sport, home.strength, away.strength)
      // Every other match is bet on at a moment of it, whatever comes after.
      const moment = stateAt(incidents, draw() * 1_800)
      const isLive = nr % 2 === 1 && hasPrices(moment)
      const priced = pricesOf(model, isLive ? moment : model.start)
      const choices = choicesOf(priced, { fixture, eventId: at + nr + 1, isLive, final: finalScoreOf(incidents) })
      return homeMore === 0 ? choices : choices.filter(({ leg }) => HOME.includes(leg.outcome))
    })
    // At the moment of one perhaps nothing is offered.
    settleGroup(
      book,
      offers.filter((choices) => choices.length > 0),
      draw,
    )
  }
  return book
}

/** Of 1x2, of two ways and of handicaps. */
const HOME = ['1', '4', '1714']

type Match = {
  fixture: ReturnType<typeof fixturesOf>[number]
  eventId: number
  isLive: boolean
  final: ReturnType<typeof finalScoreOf>
}

/** Everything that the book offers on a match, with what a stake on it is worth on average and what became of it. */
const choicesOf = (priced: readonly PricedMarket[], { fixture, eventId, isLive, final }: Match): Choice[] => {
  const rules = standardRules('KRW')
  const placedAt = new Date(fixture.startsAt - (isLive ? 0 : 3_600_000))
  return priced.flatMap(({ market, outcomes }) => {
    const now: MarketNow = {
      eventId,
      marketKey: marketKey(market),
      type: market.type,
      sport: fixture.sport,
      competitionId: 1,
      eventState: isLive ? 'live' : 'notStarted',
      startsAt: new Date(fixture.startsAt),
      isLive,
      eventVersion: 1,
      score: null,
      state: 'active',
      isOpen: true,
      outcomes: outcomes.map(({ id, probability }) => ({ id, price: null, probability, isActive: true })),
    }
    const { isOpen, outcomes: offered } = marketBy(rules, now, [], placedAt)
    const said = settleMarket(market, final)
    if (!isOpen || !said) return []
    const result = {
      ...now,
      version: 1,
      kind: 'settled' as const,
      windows: [],
      outcomes: new Map(said),
      rulesVersion: '',
    }
    return offered.flatMap(({ id, price, isActive }, i): Choice[] => {
      const { won = 0, void: back = 0 } = outcomes[i] ?? {}
      if (price === null || !isActive) return []
      const leg = { eventId, marketKey: now.marketKey, outcome: id, price, isBanker: false }
      return [{ leg: { ...leg, ...legBy(result, id, placedAt) }, expected: (won * price) / 1_000 + back }]
    })
  })
}

/** Members take favourites more often than outsiders, singles more often than accumulators, and stakes of 1,000 to 50,000. */
const settleGroup = (book: Book, offers: readonly Choice[][], draw: () => number): void => {
  if (offers.length === 0) return
  let difference = 0
  const bet = (chosen: readonly Choice[]): void => {
    const stake = 1_000 * (1 + Math.floor(draw() * 50))
    const legs = chosen.map(({ leg }) => leg)
    const end = endOf({ sizes: [legs.length], stake, sameEventPrices: null, legs })
    if (end.is === 'open') throw new Error('a ticket waits though all of its matches have ended')
    const expected = stake * chosen.reduce((product, { expected }) => product * expected, 1)
    book.staked += stake
    book.expected += expected
    book.paid += end.payout
    difference += end.payout - expected
  }
  const of = (choices: readonly Choice[]) => pick(choices, draw)
  for (let n = 0; n < SINGLES; n++) bet([of(offers[n % offers.length] ?? [])])
  for (let n = 0; n < ACCUMULATORS; n++) bet(offers.slice(n % (offers.length - 1 || 1)).map(of))
  book.square += difference ** 2
}

const pick = (choices: readonly Choice[], draw: () => number): Choice => {
  const weights = choices.map(({ leg }) => 1 / leg.price)
  let left = draw() * weights.reduce((sum, weight) => sum + weight, 0)
  const found = choices.find((_, i) => {
    left -= weights[i] ?? 0
    return left < 0
  })
  return (found ?? choices.at(-1)) as Choice
}

/** From 0 to 1, the same in every run. */
const createDraws = (seed: string) => {
  let nr = 0
  return (): number => createHash('sha256').update(`${seed} ${nr++}`).digest().readUInt32BE() / 2 ** 32
}

const sigmasOf = ({ paid, expected, square }: Book): number => (paid - expected) / Math.sqrt(square)

test('what a week of members gets back lies where the margins promise', { timeout: 3_600_000 }, () => {
  const book = playWeeks(isNight ? { days: 84, every: 1 } : part)
  const promised = book.expected / book.staked
  expect(promised).toBeGreaterThan(0.8)
  expect(promised).toBeLessThan(0.96)
  expect(Math.abs(sigmasOf(book))).toBeLessThan(MOST_SIGMAS)
})

test('members who know more than the prices are found', { timeout: 3_600_000 }, () => {
  expect(sigmasOf(playWeeks(part, 8))).toBeGreaterThan(MOST_SIGMAS)
})
