import type { Side } from './sport.ts'

/** What an event is divided into. `overtime` also stands for extra innings; `penalties` is a shoot-out. */
export const periodKinds = [
  'half',
  'quarter',
  'period',
  'inning',
  'set',
  'map',
  'round',
  'overtime',
  'penalties',
] as const
export type PeriodKind = (typeof periodKinds)[number]

/** `nr`: from 1, among those of its kind. Goals, points, runs or games that were scored in it; whole numbers. */
export type PeriodScore = { kind: PeriodKind; nr: number; home: number; away: number; ended: boolean }

/**
 * How an event stands or ended: all that its markets are settled by.
 *
 * `home`, `away`: sets or maps won where an event is won by them (volleyball, badminton, tennis, e-sports); rounds have no score of their own in combat (0, 0); goals, points or
 * runs otherwise, overtime included, a shoot-out not.
 */
export type Score = {
  home: number
  away: number
  periods: readonly PeriodScore[]
  ended: boolean
  /** Of an event that ended with one, shoot-out included. Null: a draw, or not yet. */
  winner: Side | null
  /** Combat: how a bout was won. */
  method?: 'knockout' | 'submission' | 'points' | 'disqualification'
  /** Whose each goal was, in their order, a shoot-out's not. Without it, who scored a certain goal is known only where one side scored all. */
  goals?: readonly Side[]
  /** Nothing says how much of it was scored after regular play, or whether anything was: what counts regular play alone is not decided by it. */
  hidesOvertime?: true
  /** It stopped before its end and will not go on: what is decided stays, all else is void. `ended` is then false. */
  abandoned?: true
}

/** What does not belong to regular play. */
export const isExtra = ({ kind }: PeriodScore): boolean => kind === 'overtime' || kind === 'penalties'
