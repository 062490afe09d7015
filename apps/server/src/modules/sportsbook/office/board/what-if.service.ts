import { type AdminAnswerOf, cashOf, type sportsWhatIf } from '@maru/contract'
import { endsOf, findMarketType } from '@maru/sports'
import type { Config } from '../../../../config.ts'
import type { StaffCtx } from '../../../../platform/context.ts'
import { StaffRefusal } from '../../../../platform/refusal.ts'
import { memberNicks } from '../../../identity/index.ts'
import { type DeskEvent, type DeskMarket, deskEventOf, scoreChances } from '../../../sportsdata/index.ts'
import { fairOf } from '../../rules/margin.rules.ts'
import { referredTickets } from '../../tickets/refer.service.ts'
import type { StoredTicket } from '../../tickets/stored-ticket.ts'
import { mayName } from '../tickets/bettor.service.ts'
import { exposedOfEvent } from './board.repository.ts'
import { noExposure } from './exposed.ts'
import { openCombined, openSingles } from './what-if.repository.ts'
import { lossIfAllWin, marketIn, type OpenBook, type Scenario, whatIf } from './what-if.rules.ts'
import { expectedOf, leastOf, MOST_TOTAL, type Profited, profitsOf, scoreCases } from './what-if.scores.ts'

type Answer = AdminAnswerOf<typeof sportsWhatIf>
type Found = DeskEvent & { drawName: string; markets: DeskMarket[] }

/** More tickets of several lines are not read: what they may cost is in the exposure. */
const MOST_COMBINED = 2_000
const MOST_ASKED = 5
/** Scores that are shown in each direction. */
const CELLS = 6

/** Every change of the desk asks again, and counting costs milliseconds: what took long is kept the longer. Of one process. */
const KEPT_MS = 2_000
const KEPT_TIMES = 20
const MOST_KEPT = 100
type Kept = { until: number; answer: Answer }
const kept = new WeakMap<Config, Map<string, Kept>>()

export const showWhatIf = async (ctx: StaffCtx, eventId: number): Promise<Answer> => {
  const known = kept.get(ctx.config) ?? new Map<string, Kept>()
  kept.set(ctx.config, known)
  const asked = (await referredTickets(ctx)).filter(({ legs }) => legs.some((leg) => leg.eventId === eventId))
  const begun = performance.now()
  const name = [ctx.siteId, ctx.language, mayName(ctx), eventId, asked.map(({ number }) => number)].join(' ')
  const last = known.get(name)
  if (last && last.until > begun) return last.answer
  if (known.size >= MOST_KEPT) known.clear()
  const answer = await count(ctx, eventId, asked.slice(0, MOST_ASKED))
  const took = performance.now() - begun
  known.set(name, { until: begun + took + Math.max(KEPT_MS, KEPT_TIMES * took), answer })
  return answer
}

const count = async (ctx: StaffCtx, eventId: number, asked: readonly StoredTicket[]): Promise<Answer> => {
  const found = await deskEventOf(ctx, eventId)
  if (!found) throw new StaffRefusal('STAFF_NOT_FOUND')
  const { tickets, loss } = (await exposedOfEvent(ctx, eventId)).get(String(eventId)) ?? noExposure
  const read = {
    eventId,
    singles: await openSingles(ctx, eventId),
    combined: await openCombined(ctx, eventId, MOST_COMBINED),
  }
  const isWhole = read.combined.length < MOST_COMBINED
  const book: OpenBook = { ...read, rest: isWhole ? 0 : Math.max(0, loss - lossIfAllWin(read)) }
  const counted = book.singles.reduce((sum, one) => sum + one.tickets, 0) + book.combined.length
  const nicks = mayName(ctx)
    ? await memberNicks(
        ctx,
        asked.map(({ memberId }) => memberId),
      )
    : new Map<number, string>()
  const taken = asked.map((ticket) => ({
    ticket,
    out: { number: ticket.number, nick: nicks.get(ticket.memberId) ?? '', stake: cashOf(ticket.stake) },
  }))
  const base = { tickets: Math.max(tickets, counted) }
  if (found.event.sport !== 'soccer') return { ...base, ...byMarkets(book, found, loss, taken) }
  const score = found.markets[0]?.now.score ?? null
  return { ...base, ...byScores(book, found, scoreCases(score, await scoreChances(ctx, eventId)), taken) }
}

type Taken = { ticket: StoredTicket; out: Omit<Answer['ifTaken'][number], 'worst'> }

/** A sport whose markets follow from the score at the end of regular play. */
const byScores = (
  book: OpenBook,
  found: Found,
  cases: ReturnType<typeof scoreCases>,
  taken: readonly Taken[],
): Omit<Answer, 'tickets'> => {
  const profit = whatIf(book)
  const all = profitsOf(cases, profit).toSorted((one, other) => one.profit - other.profit)
  const [worst, best] = [all[0], all.at(-1)]
  const from = { home: Math.min(...all.map(({ home }) => home)), away: Math.min(...all.map(({ away }) => away)) }
  return {
    cells: all
      .filter(({ home, away }) => home < from.home + CELLS && away < from.away + CELLS)
      .toSorted((one, other) => one.home - other.home || one.away - other.away)
      .map((cell) => ({ ...cell, profit: cashOf(cell.profit) })),
    byWinner: winnersOf(found).flatMap(({ name, holds }) => scenario(name, false, all.filter(holds))),
    byTotal: Array.from({ length: MOST_TOTAL + 1 }, (_, total) => total).flatMap((total) =>
      scenario(
        total < MOST_TOTAL ? String(total) : `${MOST_TOTAL}+`,
        false,
        all.filter(({ home, away }) => Math.min(home + away, MOST_TOTAL) === total),
      ),
    ),
    worst: worst ? scoreOut(worst) : null,
    best: best ? scoreOut(best) : null,
    expected: nullOrCash(expectedOf(cases, profit)),
    ifTaken: taken.map(({ ticket, out }) => {
      const more = whatIf({ ...book, combined: [...book.combined, ticket] })
      return { ...out, worst: cashOf(Math.min(...cases.map(({ scenario: at }) => more(at)))) }
    }),
  }
}

const nullOrCash = (sum: number | null) => (sum === null ? null : cashOf(sum))
const scoreOut = ({ home, away, profit, probability }: Profited) => ({
  profit: cashOf(profit),
  probability,
  score: `${home}–${away}`,
})
const scenario = (name: string, isLine: boolean, of: readonly Profited[]): Answer['byWinner'] => {
  if (of.length === 0) return []
  const { profit, probability } = leastOf(of)
  return [{ name, isLine, profit: cashOf(profit), probability }]
}

const winnersOf = ({ event, drawName }: Found) => [
  { name: event.home.name, holds: ({ home, away }: Profited) => home > away },
  { name: drawName, holds: ({ home, away }: Profited) => home === away },
  { name: event.away.name, holds: ({ home, away }: Profited) => home < away },
]

/** Every other sport: by the outcomes of its winner market and of its main total, each of the tickets that are on it. */
const byMarkets = (book: OpenBook, found: Found, loss: number, taken: readonly Taken[]): Omit<Answer, 'tickets'> => {
  const of = (role: 'winner' | 'total') => {
    const market = found.markets.find((one) => one.role === role && one.isMain)
    return market ? outcomesOf(book, market, role === 'total') : []
  }
  const undecided: Scenario = () => null
  return {
    cells: [],
    byWinner: of('winner'),
    byTotal: of('total'),
    worst: { profit: cashOf(-loss), probability: null, score: null },
    best: null,
    expected: null,
    ifTaken: taken.map(({ ticket, out }) => {
      const more = whatIf({ eventId: book.eventId, singles: [], combined: [ticket], rest: 0 })(undecided)
      return { ...out, worst: cashOf(-loss + Math.min(0, more)) }
    }),
  }
}

const outcomesOf = (book: OpenBook, { now, outcomeName }: DeskMarket, isLine: boolean): Answer['byWinner'] => {
  if (!findMarketType(now.type)) return []
  const profit = whatIf({
    ...book,
    singles: book.singles.filter(({ marketKey }) => marketKey === now.marketKey),
    combined: book.combined.filter(({ legs }) => legs.some((leg) => isOf(now, leg))),
  })
  const ends = endsOf(marketIn(now.marketKey))
  const probabilities = fairOf(now.outcomes)?.probabilities
  return now.outcomes.flatMap(({ id }, i) => {
    const end = ends.find((one) => one.get(id)?.result === 1 && one.get(id)?.voidHalves === 0)
    if (!end) return []
    const at: Scenario = (marketKey) => (marketKey === now.marketKey ? end : null)
    return [{ name: outcomeName(id), isLine, profit: cashOf(profit(at)), probability: probabilities?.[i] ?? null }]
  })
}

const isOf = (one: { eventId: number; marketKey: string }, other: { eventId: number; marketKey: string }): boolean =>
  one.eventId === other.eventId && one.marketKey === other.marketKey
