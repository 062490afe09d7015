import type { NamedMarket } from './market-words.ts'

/** `parts`: `home` and `away` are the sides; what begins with a digit stands for itself; else a text. */
export type OutcomeWord = { parts: readonly string[]; line: string | null }

const HOME_DRAW_AWAY = ['home', 'draw', 'away'] as const

const PLAIN: Readonly<Record<string, readonly string[]>> = {
  '1': ['home'],
  '2': ['draw'],
  '3': ['away'],
  '4': ['home'],
  '5': ['away'],
  '6': ['home'],
  '7': ['none'],
  '8': ['away'],
  '9': ['home', 'draw'],
  '10': ['home', 'away'],
  '11': ['draw', 'away'],
  '70': ['odd'],
  '72': ['even'],
  '74': ['yes'],
  '76': ['no'],
  '324': ['other-score'],
  '480': ['other-score'],
  ...halfAndFull(),
  ...scores(),
}

/** Ids of 1x2 and total: under first, then over. */
const WITH_TOTAL: Readonly<Record<string, readonly string[]>> = {
  '794': ['home', 'under'],
  '796': ['home', 'over'],
  '798': ['draw', 'under'],
  '800': ['draw', 'over'],
  '802': ['away', 'under'],
  '804': ['away', 'over'],
}

const METHODS: Readonly<Record<string, readonly string[]>> = {
  'sr:winning_method:ko_submission_decision': ['knockout', 'submission', 'decision'],
  'sr:winning_method:ko_decision': ['knockout', 'decision'],
}
const FIRST_OF_VARIANT: Readonly<Record<string, number>> = {
  'sr:winning_method:ko_submission_decision': 1346,
  'sr:winning_method:ko_decision': 1375,
  'sr:winner_and_rounds:3': 1353,
  'sr:winner_and_rounds:5': 1362,
  'sr:winner_and_rounds:12': 1403,
}

export const wordOfOutcome = ({ specifiers, line }: NamedMarket, id: string): OutcomeWord | null => {
  if (id === '1714') return { parts: ['home'], line: signed(line) }
  if (id === '1715') return { parts: ['away'], line: signed(line, -1) }
  if (id === '1711' || id === '1712' || id === '1713')
    return { parts: [HOME_DRAW_AWAY[Number(id) - 1711] ?? 'draw'], line: line === null ? null : `(${line})` }
  if (id === '12') return { parts: ['over'], line }
  if (id === '13') return { parts: ['under'], line }
  if (Object.hasOwn(WITH_TOTAL, id)) return { parts: WITH_TOTAL[id] ?? [], line }
  if (specifiers.variant !== undefined) return wordOfVariant(specifiers.variant, id)
  return Object.hasOwn(PLAIN, id) ? { parts: PLAIN[id] ?? [], line: null } : null
}

/** Home's ways in their order, the draw, away's. */
const wordOfVariant = (variant: string, id: string): OutcomeWord | null => {
  const first = FIRST_OF_VARIANT[variant]
  const nr = Number(id.slice(variant.length + 1))
  if (first === undefined || !id.startsWith(`${variant}:`) || !Number.isInteger(nr)) return null
  const rounds = Number(/^sr:winner_and_rounds:(\d+)$/.exec(variant)?.[1] ?? 0)
  const ways = METHODS[variant] ?? [...Array.from({ length: rounds }, (_, at) => `${at + 1}R`), 'decision']
  const at = nr - first
  if (at < 0 || at > 2 * ways.length) return null
  if (at === ways.length) return { parts: ['draw'], line: null }
  const isHome = at < ways.length
  return { parts: [isHome ? 'home' : 'away', ways[isHome ? at : at - ways.length - 1] ?? ''], line: null }
}

const signed = (line: string | null, sign = 1): string | null => {
  const value = line === null ? Number.NaN : sign * Number(line)
  if (Number.isNaN(value)) return null
  return value > 0 ? `+${value}` : String(value === 0 ? 0 : value)
}

function halfAndFull(): Record<string, readonly string[]> {
  return Object.fromEntries(
    HOME_DRAW_AWAY.flatMap((half, at) =>
      HOME_DRAW_AWAY.map((full, to) => [String(418 + 6 * at + 2 * to), [half, full]]),
    ),
  )
}

/** Away goals first: 274 is 0:0, 276 is 1:0, 284 is 0:1. */
function scores(): Record<string, readonly string[]> {
  const each = [0, 1, 2, 3, 4]
  const whole = each.flatMap((away) => each.map((home) => [String(274 + 2 * (5 * away + home)), [`${home}:${away}`]]))
  const half = ['0:0', '1:1', '2:2', '1:0', '2:0', '2:1', '0:1', '0:2', '1:2'].map((score, at) => [
    String(462 + 2 * at),
    [score],
  ])
  return Object.fromEntries([...whole, ...half])
}
