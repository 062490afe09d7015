import { randomOf } from '../random.ts'

export const faultKinds = [
  'server-killed',
  'database-killed',
  'answers-cut',
  'clock-jump',
  'disk-full',
  'nats-killed',
] as const
export type FaultKind = (typeof faultKinds)[number]
export type Fault = {
  atMs: number
  kind: FaultKind
  /** Which server, where it is about one. */
  server: 0 | 1
  /** How long, where it lasts. */
  forMs: number
  /** Of a clock: how far ahead, in seconds. */
  aheadS: number
  /** Of cuts: how many of the pieces that pass. */
  share: number
}

const FIRST_MS = 2_000
/** Jumps of seconds and minutes either way, past the ends of sessions and over midnight; shorter than a game stays open. */
const JUMPS_S = [-86_400, -7_200, -600, -30, -3, 3, 30, 600, 7_200, 40_000]
const WEIGHTED: readonly FaultKind[] = [
  'server-killed',
  'server-killed',
  'server-killed',
  'database-killed',
  'answers-cut',
  'answers-cut',
  'clock-jump',
  'clock-jump',
  'disk-full',
  'nats-killed',
]

/** What will go wrong and when, known before it begins: first each allowed kind once in an order of the seed's, then at random. */
export const drawPlan = (
  seed: string,
  durationMs: number,
  allowed: readonly FaultKind[] = faultKinds,
  everyMs = 5_000,
): Fault[] => {
  const random = randomOf(seed, 'faults')
  const first = [...allowed].map((kind) => ({ kind, at: random.next() })).sort((a, b) => a.at - b.at)
  const weighted = WEIGHTED.filter((kind) => allowed.includes(kind))
  const plan: Fault[] = []
  let atMs = Math.min(FIRST_MS, durationMs / 4)
  while (allowed.length > 0 && atMs < durationMs) {
    plan.push({
      atMs: Math.round(atMs),
      kind: first[plan.length]?.kind ?? random.pick(weighted),
      server: random.chance(0.5) ? 0 : 1,
      forMs: random.between(600, 2_500),
      aheadS: random.pick(JUMPS_S),
      share: random.pick([0.05, 0.2, 0.5]),
    })
    atMs += random.between(everyMs * 0.4, everyMs * 1.6)
  }
  return plan
}
