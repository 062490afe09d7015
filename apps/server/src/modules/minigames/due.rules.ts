import { closingMs, drawsSince, drawsToOpen, type GameSettings, type Round, stepOf } from './round.rules.ts'

/** What a game has to do at an instant. */
export type GameDue = {
  game: GameSettings
  /** Under way, in the order of their draws. */
  rounds: readonly Round[]
  /** Of an outage: draws that were due in it and had no round yet. A game that is off holds none. */
  missed: { first: Date; last: Date } | undefined
  /** Draws whose rounds are to be made: the running round and the next. */
  missing: readonly Date[]
  /** Whose opening, or beginning to close, was not said yet. */
  opened: readonly Round[]
  closing: readonly Round[]
  isNothing: boolean
  /** Rounds are to be opened, or published, and nothing else. */
  isOpening: boolean
}

export const dueOf = (game: GameSettings, rounds: readonly Round[], now: Date): GameDue => {
  const { isOn, aliveAt, closesBeforeSeconds } = game
  const isMissing = (draw: Date) => !rounds.some(({ drawAt }) => drawAt.getTime() === draw.getTime())
  const isNews = (at: number) => at <= now.getTime() && at > (aliveAt?.getTime() ?? 0)
  const open = rounds.filter(({ state, closesAt }) => state === 'open' && closesAt > now)
  const missed = isOn ? missedOf(rounds, aliveAt, now) : undefined
  const missing = isOn ? drawsToOpen(now, closesBeforeSeconds).filter(isMissing) : []
  const opened = open.filter(({ opensAt }) => isNews(opensAt.getTime()))
  const closing = open.filter(({ closesAt }) => isNews(closesAt.getTime() - closingMs))
  const hasStep = rounds.some((round) => stepOf(round, now, aliveAt, game.outageSeconds) !== undefined)
  const hasOpening = missing.length + opened.length + closing.length > 0
  const isNothing = !hasStep && !missed && !hasOpening
  const isOpening = !hasStep && !missed && hasOpening
  return { game, rounds, missed, missing, opened, closing, isNothing, isOpening }
}

const missedOf = (rounds: readonly Round[], aliveAt: Date | undefined, now: Date): GameDue['missed'] => {
  const since = aliveAt && drawsSince(aliveAt, now)
  if (!since) return undefined
  const isUsual = since.first.getTime() === since.last.getTime()
  return isUsual && rounds.some(({ drawAt }) => drawAt.getTime() === since.last.getTime()) ? undefined : since
}

export type FirstStep = { round: Round; step: 'close' | 'draw' }

/** The first round of a game that is to be closed or drawn, where nothing else is to be done with one before it. */
export const firstStepOf = (game: GameSettings, rounds: readonly Round[], now: Date): FirstStep | undefined => {
  for (const round of rounds) {
    const step = stepOf(round, now, game.aliveAt, game.outageSeconds)
    if (step) return step === 'cancel' ? undefined : { round, step }
  }
  return undefined
}
