import type { LiveTable } from '@maru/contract'

/** What a tile says of its table in a word; the texts are `phase.…`. */
export type FaceWord =
  | 'shuffle'
  | 'prepare'
  | 'betting'
  | 'closing'
  | 'cards'
  | 'spin'
  | 'dice'
  | 'result'
  | 'payout'
  | 'break'
  | 'asleep'
  | 'paused'
  | 'closed'
  | 'unreachable'

/** `dial`: what is counted down to, in ms by the server's clock, and of how many seconds. */
export type Face = { word: FaceWord; dial: { until: number; total: number } | null; isLive: boolean; canEnter: boolean }

const shoeless = new Set<LiveTable['game']>(['roulette', 'multiplier-roulette', 'sic-bo'])

export const faceOf = (table: Pick<LiveTable, 'state' | 'phase' | 'game' | 'startedAt' | 'endsAt'>): Face => {
  const { state, phase, startedAt, endsAt } = table
  if (state !== 'open') return { word: state, dial: null, isLive: false, canEnter: state !== 'closed' }
  if (phase === 'asleep') return { word: 'asleep', dial: null, isLive: false, canEnter: true }
  const counts = phase === 'betting' && endsAt !== null
  return {
    word: wordOf(table),
    dial: counts
      ? { until: Date.parse(endsAt), total: Math.max(1, (Date.parse(endsAt) - Date.parse(startedAt)) / 1_000) }
      : null,
    isLive: true,
    canEnter: true,
  }
}

const wordOf = ({ phase, game }: Pick<LiveTable, 'phase' | 'game'>): FaceWord => {
  if (phase === 'cut') return shoeless.has(game) ? 'prepare' : 'shuffle'
  if (phase !== 'dealing') return phase
  if (game === 'sic-bo') return 'dice'
  return shoeless.has(game) ? 'spin' : 'cards'
}

/** Whole seconds in which bets are still taken. */
export const bettingSeconds = (table: Parameters<typeof faceOf>[0], now: number): number => {
  const { dial } = faceOf(table)
  return dial ? Math.max(0, Math.ceil((dial.until - now) / 1_000)) : 0
}
