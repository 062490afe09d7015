import {
  type SportBookRules,
  type SportRuleScope,
  sportCodes,
  sportMainMarkets,
  sportManyOutcomes,
} from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { digits, exactPercent, sumText } from '../../../shared/money.ts'

export type Competition = { id: number; sport: string; name: string }

const same = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join()
const THOUSAND = 1_000

/** What rules say in words of the staff's language. */
export const useRulesWords = (competitions: readonly Competition[]) => {
  const say = useText('office-sports-rules')
  const sport = useText('sports-pages')
  const words = useText('sports-words')
  /** Names of feeds stand in some texts; here no match is meant. */
  const market = (type: number): string =>
    words(
      `market.${type}` as Key<'sports-words'>,
      {
        nr: 'n',
        home: say('home'),
        away: say('away'),
      } as never,
    )
  const markets = (types: readonly number[] | undefined): string => {
    if (!types) return say('scope.all-markets')
    if (same(types, sportMainMarkets)) return say('scope.main')
    if (same(types, sportManyOutcomes)) return say('scope.many')
    return types.map(market).join(', ')
  }
  const competition = (id: number): string => competitions.find((one) => one.id === id)?.name ?? `#${id}`
  const scope = (rule: SportRuleScope): string => {
    const parts = [
      rule.sport && sport(`sport.${rule.sport}`),
      rule.competitionId !== undefined && competition(rule.competitionId),
      rule.marketTypes && markets(rule.marketTypes),
      rule.isLive !== undefined && say(rule.isLive ? 'scope.live' : 'scope.before'),
      rule.startsAfterHours !== undefined && say('scope.hours', { hours: digits(rule.startsAfterHours) }),
    ].filter(Boolean)
    return parts.length > 0 ? parts.join(' · ') : say('scope.all')
  }
  const signed = (bp: number): string => `${bp > 0 ? '+' : ''}${exactPercent(bp)}`
  /** One line for each thing that can be told from another version. */
  const lines = (rules: SportBookRules): Record<string, string> => ({
    ...Object.fromEntries(
      rules.margins.map((rule, at) => [
        `${say('margins')} ${at + 1}`,
        `${scope(rule)} → ${exactPercent(rule.marginBp)}`,
      ]),
    ),
    ...Object.fromEntries(
      rules.shifts.map((rule, at) => [
        `${say('shifts')} ${at + 1}`,
        `${scope(rule)} → ${say(`side.${rule.side}`)} ${signed(rule.shiftBp)}`,
      ]),
    ),
    ...Object.fromEntries(
      rules.limits.map((rule, at) => [`${say('limits')} ${at + 1}`, `${scope(rule)} → ${exactPercent(rule.factorBp)}`]),
    ),
    ...Object.fromEntries(
      rules.levels.flatMap((level) =>
        (
          [
            ['leastStake', sumText(level.leastStake)],
            ['mostStake', sumText(level.mostStake)],
            ['referAbove', level.referAbove === null ? say('never') : sumText(level.referAbove)],
            ['mostWin', sumText(level.mostWin)],
            ['mostPrice', `×${digits(level.mostPrice / THOUSAND)}`],
          ] as const
        ).map(([field, value]) => [`${say('level', { level: level.level })} ${say(`field.${field}`)}`, value]),
      ),
    ),
    ...Object.fromEntries(
      sportCodes.flatMap((code) => [
        [`${sport(`sport.${code}`)} ${say('field.factor')}`, exactPercent(rules.sportFactors[code] ?? 10_000)],
        [`${sport(`sport.${code}`)} ${say('field.delay')}`, say('seconds', { seconds: rules.delaySeconds[code] })],
      ]),
    ),
    ...Object.fromEntries(
      (['outcome', 'event', 'competition'] as const).map((kind) => [
        `${say('liability')} ${say(`liability.${kind}`)}`,
        sumText(rules.liability[kind]),
      ]),
    ),
    [say('folds')]: `${rules.folds.least} – ${rules.folds.most}`,
    [say('notice.minutes')]: digits(rules.notice.minutes),
    [say('notice.tickets')]: digits(rules.notice.tickets),
    [say('switch.sports')]: say(rules.switches.sports ? 'on' : 'off'),
    [say('switch.esport')]: say(rules.switches.esport ? 'on' : 'off'),
  })
  return { market, markets, scope, signed, lines }
}
