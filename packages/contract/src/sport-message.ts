import type { SportClockOut, SportEventState, SportIncidentOut, SportMarketState, SportScoreOut } from './sport.ts'

/** `/topic/sports`: the events of the lists, for everybody, several times a second at most. */
export const sportsTopic = '/topic/sports'
/** `/topic/sports/special`: the same events with the markets of the view `special` in the place of the main ones. */
export const sportsSpecialTopic = '/topic/sports/special'
/** `/topic/sports/{event}`: all markets of one event, its incidents too. Event 0 stands for all: `changed` says that staff changed what is offered of every one. */
export const sportEventTopic = (event: string): string => `/topic/sports/${event}`

/** [id, price or null, is active]. */
export type SportOutcomeDelta = [id: string, price: number | null, isActive: boolean]
export type SportMarketDelta = { key: string; state: SportMarketState; outcomes: SportOutcomeDelta[] }
/** Only what changed; what is left out is as before. On the topics of lists only of the markets that the list shows. */
export type SportEventDelta = {
  id: string
  version: number
  state?: SportEventState
  startsAt?: string
  score?: SportScoreOut | null
  clock?: SportClockOut | null
  markets?: SportMarketDelta[]
  /** It has other lines or markets than before: who shows it asks again. */
  isReshaped?: true
  incidents?: SportIncidentOut[]
}
/** `changed`: events came or went, or staff changed what is offered: lists are to be asked for again. */
export type SportsMessage = {
  cmd: 'SPORTS'
  data1: 'delta' | 'changed'
  data2: { serverTime: string; events: SportEventDelta[] }
}
