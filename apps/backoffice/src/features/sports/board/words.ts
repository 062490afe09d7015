import type { SportEventOut, SportsBoardMarket, SportsBoardState } from '@maru/contract'
import type { Key } from '@maru/i18n/react'
import { StaffError } from '../../../shared/call/staff-error.ts'
import type { Tone } from '../../../shared/parts/chip.tsx'
import { seoulClock, seoulDay, seoulDayClock } from '../../../shared/time/seoul.ts'

type Word = Key<'office-sports'>
export type Say = (key: Word, values?: Record<string, string>) => string

export const stateWords: Record<SportsBoardState, { word: Word; tone: Tone }> = {
  open: { word: 'state.open', tone: 'ok' },
  trader: { word: 'state.trader', tone: 'warn' },
  feed: { word: 'state.feed', tone: 'warn' },
  result: { word: 'state.result', tone: 'info' },
  stopped: { word: 'state.stopped', tone: 'plain' },
}

/** What a market is, and who keeps it from being bet on. */
export const marketState = ({ state, closedBy }: SportsBoardMarket): { word: Word; tone: Tone } => {
  if (state === 'settled' || state === 'cancelled') return { word: `closed.${state}`, tone: 'plain' }
  if (closedBy) return { word: `closed.${closedBy}`, tone: closedBy === 'guard' ? 'bad' : 'warn' }
  return state === 'active' ? { word: 'state.open', tone: 'ok' } : { word: 'closed.closed', tone: 'plain' }
}

const NUMBERED = ['quarter', 'period', 'inning', 'set', 'map', 'round'] as const
const SECONDS = 60

/** `76'` where a clock counts up, the part of the event else; before it the time of its start, with the day where it is another one. Parted by a space. */
export const eventTime = (event: SportEventOut, now: number, say: Say): string => {
  const { state, clock, score, startsAt } = event
  if (state === 'upcoming' || state === 'postponed')
    return seoulDay(startsAt) === seoulDay(now) ? seoulClock(startsAt) : seoulDayClock(startsAt)
  if (state !== 'live' && state !== 'paused') return say('period.over')
  if (event.sport === 'soccer' && clock?.playedSeconds != null) {
    const since = clock.isStopped ? 0 : Math.max(0, (now - Date.parse(clock.at)) / 1_000)
    return `${Math.floor((clock.playedSeconds + since) / SECONDS)}'`
  }
  const part = score?.periods.findLast(({ ended }) => !ended) ?? score?.periods.at(-1)
  if (!part) return say('period.live')
  if (part.kind === 'half') return say(part.nr === 1 ? 'period.half-1' : 'period.half-2')
  if (part.kind === 'overtime' || part.kind === 'penalties') return say(`period.${part.kind}`)
  if (event.sport === 'badminton' && part.kind === 'set') return say('period.game', { nr: String(part.nr) })
  const kind = NUMBERED.find((one) => one === part.kind)
  return kind ? say(`period.${kind}`, { nr: String(part.nr) }) : say('period.live')
}

const problems: Record<string, Word> = {
  live: 'problem.live',
  guard: 'problem.guard',
  far: 'problem.far',
  step: 'problem.step',
  range: 'problem.range',
  margin: 'problem.margin',
  book: 'problem.book',
}
export const problemWord = (problem: string): Word | undefined => problems[problem]

/** Of what the server refused; undefined: what it says for everything. */
export const refusedWord = (error: unknown): Word | undefined => {
  if (!(error instanceof StaffError)) return undefined
  if (error.code === 'STAFF_CONFLICT') return 'problem.conflict'
  const { fields } = (error.detail ?? {}) as { fields?: { problem?: string }[] }
  return problems[fields?.[0]?.problem ?? '']
}
