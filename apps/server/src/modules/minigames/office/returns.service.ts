import { cashOf, type MiniReturnMarket, type MiniReturnPeriod, minigames } from '@maru/contract'
import { type Game, type Market, marketOf, marketsOf } from '@maru/draws'
import type { Ctx } from '../../../platform/context.ts'
import { deskOf } from '../../../platform/notices/desk-topic.ts'
import { clearNotice, type NewNotice, noticesOf, raiseNotices } from '../../../platform/notices/notices.ts'
import { daysFrom, lastDays, seoulDay, seoulMidnight } from '../../../platform/seoul-time.ts'
import { toPayOf } from '../bets/bet.rules.ts'
import { exposurePartsOf } from '../bets/exposure.rules.ts'
import { picksOf } from '../bets/picks.rules.ts'
import { alarmingOf } from './return-alarms.rules.ts'
import {
  replaceReturns,
  returnsSince,
  type StakesOfRound,
  settledStakes,
  type TestStake,
  testStakes,
} from './returns.repository.ts'
import { addReturns, bandOf, type ReturnSums, type SettledStakes, sumReturns } from './returns.rules.ts'

const DAYS: Record<MiniReturnPeriod, number> = { day: 1, week: 7, month: 30 }
/** Today, and yesterday, whose last round is drawn after midnight. */
const DAYS_OPEN = 2

/** Markets and their outcomes over the last 1, 7 or 30 days of Seoul. */
export const showReturns = async (ctx: Ctx, game: Game, period: MiniReturnPeriod) => {
  const days = await returnsSince(ctx, game, lastDays(ctx.now, DAYS[period])[0] ?? '')
  const asOf = days.reduce<Date | undefined>(
    (last, day) => (last && last > day.summedAt ? last : day.summedAt),
    undefined,
  )
  return { asOf: asOf?.toISOString() ?? null, markets: returnsOf(game, addReturns(days)) }
}

/** Makes the sums of the days that are not over, and raises a notice for each market whose return of the seven days before today chance alone does not explain. */
export const sumOpenDays = async (ctx: Ctx): Promise<void> => {
  for (const game of minigames) {
    for (const day of lastDays(ctx.now, DAYS_OPEN)) {
      // A round belongs to the day before where it is drawn at midnight: number 288.
      const period = { from: afterMidnight(seoulMidnight(day)), until: afterMidnight(daysFrom(day, 1)) }
      const [rounds, tests] = [await settledStakes(ctx, game, period), await testStakes(ctx, game, period)]
      await replaceReturns(ctx, game, day, sumReturns(game, withoutTests(rounds, tests)))
    }
  }
  await raiseAlarms(ctx)
}

/** A round with nothing else on an outcome counts as if nobody had been there. */
const withoutTests = (rounds: readonly StakesOfRound[], tests: readonly TestStake[]): SettledStakes[] =>
  rounds.map((round) => {
    const parts = tests
      .filter(({ drawAt }) => drawAt.getTime() === round.drawAt.getTime())
      .flatMap((bet) => exposurePartsOf({ ...bet, picks: picksOf(bet.picks) }, toPayOf(bet) ?? 0))
    const stakes = round.stakes.map((stake) => {
      const own = parts.filter(({ market, outcome }) => market === stake.market && outcome === stake.outcome)
      const sumOf = (name: 'staked' | 'toPay'): number => own.reduce((sum, part) => sum + part[name], 0)
      return { ...stake, staked: stake.staked - sumOf('staked'), toPay: stake.toPay - sumOf('toPay') }
    })
    return { ...round, stakes: stakes.filter(({ staked }) => staked > 0) }
  })

/** Judged by the seven days before today, so that a day is one look, however often its sums are made. */
const raiseAlarms = async (ctx: Ctx): Promise<void> => {
  const today = seoulDay(ctx.now)
  const [first = today] = lastDays(ctx.now, DAYS.week + 1)
  const markets: (ReturnSums & { game: Game })[] = []
  for (const game of minigames)
    for (const sum of addReturns(await returnsSince(ctx, game, first, today)))
      if (sum.outcome === '') markets.push({ ...sum, game })
  const alarms = alarmingOf(markets).map(({ game, ...sum }): NewNotice => {
    const { market, rounds } = sum
    const { actualBp, expectedBp, lowBp, highBp } = bandOf(sum)
    return {
      siteId: ctx.siteId,
      kind: 'minigame-return',
      subject: subjectOf(ctx, game, market),
      detail: { game, market, rounds, actualBp, expectedBp, lowBp, highBp },
    }
  })
  const subjects = new Set(alarms.map(({ subject }) => subject))
  for (const { kind, subject } of await noticesOf(ctx.db, ctx.siteId))
    if (kind === 'minigame-return' && !subjects.has(subject)) await clearNotice(ctx.db, kind, subject)
  if (alarms.length === 0) return
  await raiseNotices(ctx.db, alarms)
  ctx.publish(deskOf(ctx.siteId), { what: 'notice', id: '', isNew: false })
}

/** Games with a market whose return is an alarm. */
export const gamesOutside = async (ctx: Ctx): Promise<ReadonlySet<string>> =>
  new Set(
    (await noticesOf(ctx.db, ctx.siteId)).flatMap(({ kind, detail }) =>
      kind === 'minigame-return' ? [String(detail.game)] : [],
    ),
  )

const subjectOf = ({ siteId }: Pick<Ctx, 'siteId'>, game: Game, market: string): string => `${siteId} ${game} ${market}`

const afterMidnight = (midnight: Date): Date => new Date(midnight.getTime() + 1)

/** Markets and outcomes in the order of the game; combinations after them, by their stakes. */
const returnsOf = (game: Game, sums: readonly ReturnSums[]): MiniReturnMarket[] => {
  const codes = (marketsOf[game] as readonly Market[]).map(({ code }) => code)
  const placeOf = (code: string): number => (codes.includes(code) ? codes.indexOf(code) : codes.length)
  const outcomesOf = (code: string): readonly string[] => marketOf(game, code)?.outcomes ?? []
  return sums
    .filter(({ outcome }) => outcome === '')
    .toSorted((one, other) => placeOf(one.market) - placeOf(other.market) || other.staked - one.staked)
    .map((whole) => ({
      market: whole.market,
      ...figuresOf(whole),
      outcomes: sums
        .filter(({ market, outcome }) => market === whole.market && outcome !== '')
        .toSorted(
          (one, other) =>
            outcomesOf(whole.market).indexOf(one.outcome) - outcomesOf(whole.market).indexOf(other.outcome),
        )
        .map((one) => ({ outcome: one.outcome, ...figuresOf(one) })),
    }))
}

const figuresOf = (sum: ReturnSums) => ({
  rounds: sum.rounds,
  staked: cashOf(sum.staked),
  paid: cashOf(sum.paid),
  ...bandOf(sum),
})
