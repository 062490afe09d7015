import type { MiniRoundOut } from '@maru/contract'

/** `soon`: it opens later, as where the round before was cancelled. `closing`: the last seconds to bet. `drawing`: its time has come, and the next round is not known yet. `off`: nothing is drawn. */
export type Phase = 'soon' | 'open' | 'closing' | 'closed' | 'drawing' | 'cancelled' | 'off'

export const closingMs = 10_000
/** So long after the time of a draw its result is there, or a message was missed. */
export const drawnWithinMs = 2_000

/** Clocks may differ by so much: a round that has just opened is not shown as one that will. */
const soonMs = 1_500

type Times = Pick<MiniRoundOut, 'state' | 'opensAt' | 'closesAt' | 'drawAt'>

export const phaseOf = (round: Times, isOn: boolean, now: number): Phase => {
  if (round.state === 'cancelled') return 'cancelled'
  if (!isOn) return 'off'
  if (round.state === 'drawn' || round.state === 'settled' || now >= Date.parse(round.drawAt)) return 'drawing'
  const closesAt = Date.parse(round.closesAt)
  if (round.state === 'closed' || now >= closesAt) return 'closed'
  if (now < Date.parse(round.opensAt) - soonMs) return 'soon'
  return now >= closesAt - closingMs ? 'closing' : 'open'
}

export const takesBets = (phase: Phase): boolean => phase === 'open' || phase === 'closing'

/** The next instant at which the phase changes by itself; undefined: a message has to come. */
export const nextPhaseAt = ({ opensAt, closesAt, drawAt }: Times, now: number): number | undefined => {
  const opens = Date.parse(opensAt)
  const closes = Date.parse(closesAt)
  const draws = Date.parse(drawAt)
  return [opens - soonMs, closes - closingMs, closes, draws, draws + drawnWithinMs].find((at) => at > now)
}

/** What the dial counts to, as its texts are named. */
export const dialWords = (phase: Phase): 'opening' | 'closing' | 'draw' =>
  phase === 'soon' ? 'opening' : takesBets(phase) ? 'closing' : 'draw'

/** What the dial counts to, and from how far. */
export const dialOf = (round: Times, phase: Phase): { until: number; totalSeconds: number } => {
  const [opens, closes, draws] = [round.opensAt, round.closesAt, round.drawAt].map((at) => Date.parse(at)) as [
    number,
    number,
    number,
  ]
  if (phase === 'soon') return { until: opens, totalSeconds: (draws - opens) / 1_000 }
  return takesBets(phase)
    ? { until: closes, totalSeconds: (closes - opens) / 1_000 }
    : { until: draws, totalSeconds: (draws - closes) / 1_000 }
}
