import type { LiveTableGame, LiveTablePhase, LiveTableState, tableRefusals } from '@maru/contract'
import type { Key } from '@maru/i18n/react'
import type { Tone } from '../../shared/parts/chip.tsx'

export const stateWords: Record<LiveTableState, { word: Key<'office'>; tone: Tone }> = {
  open: { word: 'tables.state-open', tone: 'ok' },
  paused: { word: 'tables.state-paused', tone: 'warn' },
  closed: { word: 'tables.state-closed', tone: 'plain' },
  unreachable: { word: 'tables.state-unreachable', tone: 'bad' },
}
export const phaseWords: Record<LiveTablePhase, Key<'office'>> = {
  cut: 'tables.phase-cut',
  betting: 'tables.phase-betting',
  closing: 'tables.phase-closing',
  dealing: 'tables.phase-dealing',
  result: 'tables.phase-result',
  payout: 'tables.phase-payout',
  break: 'tables.phase-break',
  asleep: 'tables.phase-asleep',
}
export const gameWords: Record<LiveTableGame, Key<'office'>> = {
  baccarat: 'tables.game-baccarat',
  'baccarat-no-commission': 'tables.game-baccarat-no-commission',
  'dragon-tiger': 'tables.game-dragon-tiger',
  blackjack: 'tables.game-blackjack',
  roulette: 'tables.game-roulette',
  'multiplier-roulette': 'tables.game-multiplier-roulette',
  'sic-bo': 'tables.game-sic-bo',
  'andar-bahar': 'tables.game-andar-bahar',
  other: 'tables.game-other',
}
export const refusalWords: Record<(typeof tableRefusals)[number], Key<'office'>> = {
  conflict: 'tables.refused-conflict',
  unknown: 'tables.refused-unknown',
  'too-late': 'tables.refused-too-late',
  'not-possible': 'tables.refused-not-possible',
  'wrong-result': 'tables.refused-wrong-result',
  overlaps: 'tables.refused-overlaps',
}

/** A round can be voided until its payouts begin. */
export const mayBeVoided = (phase: LiveTablePhase): boolean =>
  phase === 'betting' || phase === 'closing' || phase === 'dealing' || phase === 'result'
