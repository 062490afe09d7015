import type { Snapshot } from '@maru/stomp'
import type { Bus } from '@maru/stomp/bus'
import type { Round } from '../rounds/round.repository.ts'
import type { RoundNews } from './live-words.ts'

/** Whose rounds at which game: a round may be finished in another session than the one that began it. */
export type Place = Pick<Round, 'site' | 'player' | 'gameCode'>

/** What sockets say at the bus: a session ends, or should ask the operator whether it has. */
const ENDED = 'ended'
export const LOOK = 'look'

export const loginOf = (sessionId: string): string => `session ${sessionId}`
export const topicOf = ({ site, player, gameCode }: Place): string => JSON.stringify([site, player, gameCode])
export const isRounds = (topic: string): boolean => topic.startsWith('[')
export const placeOf = (topic: string): Place => {
  const [site = '', player = '', gameCode = ''] = JSON.parse(topic) as string[]
  return { site, player, gameCode }
}

/** Rounds of one place follow each other, so what is newer has the higher number. */
export function newsOf({ number, state }: Round, balance: number | null = null): Snapshot & { version: number } {
  const outcome = state === 'paid' || state === 'undone' || state === 'refused' ? state : 'open'
  const news: RoundNews = { number, outcome, balance }
  return { body: JSON.stringify(news), version: number * 2 + (outcome === 'open' ? 0 : 1) }
}

export const publishRound = (bus: Bus, round: Round, balance?: number): void =>
  bus.publish([{ subject: topicOf(round), ...newsOf(round, balance) }])

export const publishEnded = (bus: Bus, sessionId: string): void =>
  bus.publish([{ subject: loginOf(sessionId), body: ENDED, isLast: true }])

/** To the pages that have one of these sessions open, wherever they are connected. */
export const askToLook = (bus: Bus, sessionIds: readonly string[]): void =>
  bus.publish(sessionIds.map((id) => ({ subject: loginOf(id), body: LOOK })))
