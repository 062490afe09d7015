import type { PeriodKind, PeriodScore, Score, Side } from '@maru/sports'
import type { EventClock, EventState, EventStatus } from '../message.ts'
import { wholeOf } from './attributes.ts'
import { childOf, childrenOf, type Element } from './xml.ts'

/** By the number in `status`. */
const states: readonly EventState[] = [
  'notStarted',
  'live',
  'suspended',
  'ended',
  'closed',
  'cancelled',
  'delayed',
  'interrupted',
  'postponed',
  'abandoned',
]

/** Null: without a state that is known nothing can be said. */
export const eventStatusOf = (element: Element | undefined): EventStatus | null => {
  const state = element && states[wholeOf(element, 'status') ?? -1]
  if (!element || !state) return null
  return {
    state,
    score: scoreOf(element, state),
    clock: clockOf(childOf(element, 'clock')),
    phase: wholeOf(element, 'match_status') ?? null,
  }
}

function scoreOf(element: Element, state: EventState): Score | null {
  const ended = state === 'ended' || state === 'closed'
  const home = pointsOf(element, 'home_score')
  const away = pointsOf(element, 'away_score')
  if (home === undefined || away === undefined) return null
  const phase = wholeOf(element, 'match_status') ?? 0
  const periods = childrenOf(childOf(element, 'period_scores'), 'period_score').flatMap((period) =>
    periodOf(period, ended ? Number.POSITIVE_INFINITY : phase),
  )
  const shootOut = periods.find(({ kind }) => kind === 'penalties')
  const lead = Math.sign(home - away) || Math.sign((shootOut?.home ?? 0) - (shootOut?.away ?? 0))
  const winner: Side | null = !ended || lead === 0 ? null : lead > 0 ? 'home' : 'away'
  const score: Score = { home, away, periods, ended, winner }
  return state === 'abandoned' ? { ...score, abandoned: true } : score
}

/** Nothing where the period is of a kind that the product does not have: cricket's innings. */
function periodOf(element: Element, phase: number): PeriodScore[] {
  const code = wholeOf(element, 'match_status_code')
  const home = pointsOf(element, 'home_score')
  const away = pointsOf(element, 'away_score')
  const period = code === undefined ? undefined : periodOfPhase(code)
  if (!period || code === undefined || home === undefined || away === undefined) return []
  return [{ ...period, home, away, ended: phase === Number.POSITIVE_INFINITY || code !== phase }]
}

type PhaseRange = { from: number; to: number; kind: PeriodKind; first: number }

/** Numbers of parts of a match, each a row of consecutive ones. */
const phases: readonly PhaseRange[] = [
  { from: 1, to: 5, kind: 'period', first: 1 },
  { from: 6, to: 7, kind: 'half', first: 1 },
  { from: 8, to: 12, kind: 'set', first: 1 },
  { from: 13, to: 16, kind: 'quarter', first: 1 },
  { from: 40, to: 40, kind: 'overtime', first: 1 },
  { from: 41, to: 42, kind: 'overtime', first: 1 },
  { from: 50, to: 52, kind: 'penalties', first: 1 },
  { from: 71, to: 77, kind: 'set', first: 1 },
  { from: 141, to: 147, kind: 'map', first: 1 },
  { from: 151, to: 155, kind: 'set', first: 1 },
  { from: 441, to: 442, kind: 'set', first: 6 },
  { from: 514, to: 519, kind: 'set', first: 8 },
]

const INNING_FROM = 401
const INNING_TO = 418
const EXTRA_INNING = [419, 420]

function periodOfPhase(code: number): { kind: PeriodKind; nr: number } | undefined {
  // Each inning has two numbers: one for its top, one for its bottom.
  if (code >= INNING_FROM && code <= INNING_TO) return { kind: 'inning', nr: Math.floor((code - INNING_FROM) / 2) + 1 }
  if (EXTRA_INNING.includes(code)) return { kind: 'overtime', nr: 1 }
  const range = phases.find(({ from, to }) => code >= from && code <= to)
  if (!range) return undefined
  const isShootOut = range.kind === 'penalties'
  return { kind: range.kind, nr: isShootOut ? 1 : range.first + code - range.from }
}

function clockOf(element: Element | undefined): EventClock | null {
  if (!element) return null
  return {
    played: secondsOf(element.attributes.match_time),
    remaining: secondsOf(element.attributes.remaining_time),
    isStopped: element.attributes.stopped === 'true' || element.attributes.stopped === '1',
  }
}

const MINUTES = /^(\d{1,5})(?::(\d{1,2}))?$/

/** `27:33`, or whole minutes. */
function secondsOf(time: string | undefined): number | null {
  const [, minutes, seconds = '0'] = MINUTES.exec(time?.trim() ?? '') ?? []
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds)
}

const POINTS = /^(\d{1,6})(?:\.0+)?$/

/** A whole number; the feed may write `2.0`. */
function pointsOf(element: Element, name: string): number | undefined {
  const [, points] = POINTS.exec(element.attributes[name]?.trim() ?? '') ?? []
  return points === undefined ? undefined : Number(points)
}
