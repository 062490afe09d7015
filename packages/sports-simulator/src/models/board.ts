import type { PeriodKind, PeriodScore, Score, Side } from '@maru/sports'
import type { Incident, IncidentKind, State } from '../state.ts'

/** Writes the incidents of one match, each with the state after it. */
export type Board = {
  readonly state: State
  readonly incidents: Incident[]
  /** Changes the state; the next incident shows it. */
  set(change: Partial<State>): void
  /** Changes the score of the last period, and that of the match unless it is one of sets, or of a shoot-out. */
  add(side: Side, value: number, where: 'match' | 'period'): void
  begin(kind: PeriodKind, nr: number): void
  close(): void
  /** One set or map more. */
  wonSet(side: Side): void
  log(at: number, kind: IncidentKind, more?: { side?: Side; value?: number; detail?: string }): void
  finish(at: number, change: Pick<Score, 'winner'> & Partial<Score>): void
}

export const emptyScore: Score = { home: 0, away: 0, periods: [], ended: false, winner: null }

export const boardOf = (start: State): Board => {
  let state = start
  const incidents: Incident[] = []
  const setScore = (change: Partial<Score>) => {
    state = { ...state, score: { ...state.score, ...change } }
  }
  const setLast = (change: (last: PeriodScore) => Partial<PeriodScore>) => {
    const last = state.score.periods.at(-1)
    if (last === undefined) throw new RangeError('no period has begun')
    setScore({ periods: [...state.score.periods.slice(0, -1), { ...last, ...change(last) }] })
  }
  const log: Board['log'] = (at, kind, more = {}) => {
    incidents.push({ at, kind, ...more, state })
  }
  return {
    get state() {
      return state
    },
    incidents,
    set(change) {
      state = { ...state, ...change }
    },
    add(side, value, where) {
      setLast((last) => ({ [side]: last[side] + value }))
      if (where === 'match') setScore({ [side]: state.score[side] + value })
    },
    begin(kind, nr) {
      setScore({ periods: [...state.score.periods, { kind, nr, home: 0, away: 0, ended: false }] })
    },
    close() {
      setLast(() => ({ ended: true }))
    },
    wonSet(side) {
      setScore({ [side]: state.score[side] + 1 })
    },
    log,
    finish(at, change) {
      setScore({ ...change, ended: true })
      state = { ...state, isRunning: false }
      log(at, 'end')
    },
  }
}
