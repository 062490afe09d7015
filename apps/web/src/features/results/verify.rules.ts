import type { Data } from '@maru/client'
import {
  type Attempt,
  blocksOf,
  bytesOfHex,
  type Draw,
  type Facts,
  factsOf,
  fiveMinutesMs,
  type Game,
  hexOf,
  linkBytes,
  linkNumberOf,
  type Market,
  marketsOf,
  recomputeRound,
  saltBytes,
} from '@maru/draws'
import type { SeenChain } from './seen-chains.ts'
import { isHexOf, isLink, type Walked } from './walk.rules.ts'

export type Proof = Data<'/api/minigame/proof'>
/** As the list of results published it. */
export type Published = { draw: Draw; winners: Readonly<Record<string, string>> }

export const stepNames = ['commitment', 'link', 'salt', 'stream', 'result'] as const
export type StepName = (typeof stepNames)[number]
/** What can be wrong with a step; each has a sentence of its own. */
export type Wrong =
  | 'commitmentMalformed'
  | 'commitmentChanged'
  | 'commitmentLate'
  | 'linkMalformed'
  | 'linkOfAnother'
  | 'linkLeadsElsewhere'
  | 'saltMalformed'
  | 'saltChanged'
  | 'saltEarly'
  | 'resultOther'
  | 'winnersOther'
  | 'publishedTwice'
/** What leaves a step undecided: it was computed, but from a value that is wrong itself, or that nothing here confirms. */
export type Undecided = 'linkWrong' | 'saltWrong' | 'saltUnconfirmed'
/** `open`: cannot be judged. Without `why` it could not even be computed, because a step before has no value for it. */
export type StepState = { state: 'right' } | { state: 'wrong'; why: Wrong } | { state: 'open'; why?: Undecided }

export type Computed = {
  seed: string
  attempts: Attempt[]
  /** Blocks of the stream that were begun, as bytes. */
  blocks: number[][]
  draw: Draw
  /** The outcome that wins, by market. */
  winners: Record<string, string>
}
export type Verification = {
  steps: Record<StepName, StepState>
  /** The first step that is wrong. */
  firstWrong: StepName | undefined
  computed: Computed | undefined
  /** Link 0 as it was computed. */
  reached: string | undefined
}

type Given = {
  game: Game
  proof: Proof
  published: Published
  /** What the worker came to; nothing where the link is none. */
  walked: Walked | undefined
  /** What this browser was shown of the chain before. */
  seen: SeenChain | undefined
}

/** Each step judged by what was computed here. Nothing of it asks the server. */
export const verify = ({ game, proof, published, walked, seen }: Given): Verification => {
  const computed = compute(game, proof, walked)
  const steps: Record<StepName, StepState> = {
    commitment: judged(wrongCommitment(proof, seen)),
    link: judged(wrongLink(proof, walked)),
    salt: judged(wrongSalt(proof, seen)),
    stream: { state: computed ? 'right' : 'open' },
    result: computed ? judged(wrongResult(computed, proof, published)) : { state: 'open' },
  }
  if (isWrongBy(steps.result, 'resultOther')) undecide(steps, seen)
  const firstWrong = stepNames.find((name) => steps[name].state === 'wrong')
  return { steps, firstWrong, computed, reached: walked?.end }
}

const isWrongBy = (step: StepState, why: Wrong): boolean => step.state === 'wrong' && step.why === why

/** Other numbers come of a wrong link or salt, and of a salt that only its source can confirm: that is no second finding. */
const undecide = (steps: Record<StepName, StepState>, seen: SeenChain | undefined): void => {
  const why = steps.link.state === 'wrong' ? 'linkWrong' : steps.salt.state === 'wrong' ? 'saltWrong' : undefined
  if (why) Object.assign(steps, { stream: { state: 'open', why }, result: { state: 'open', why } })
  else if (!seen) steps.salt = { state: 'open', why: 'saltUnconfirmed' }
}

const judged = (why: Wrong | undefined): StepState => (why ? { state: 'wrong', why } : { state: 'right' })

const wrongCommitment = ({ chain }: Proof, seen: SeenChain | undefined): Wrong | undefined => {
  if (!isHexOf(chain.commitment, linkBytes)) return 'commitmentMalformed'
  if (seen && seen.commitment !== chain.commitment.toLowerCase()) return 'commitmentChanged'
  return Date.parse(chain.committedAt) < Date.parse(chain.firstDrawAt) ? undefined : 'commitmentLate'
}

const wrongLink = ({ chain, link, round }: Proof, walked: Walked | undefined): Wrong | undefined => {
  if (!isLink(link) || !walked) return 'linkMalformed'
  if (link.number !== numberAt(chain, round.drawAt)) return 'linkOfAnother'
  return walked.end === chain.commitment.toLowerCase() ? undefined : 'linkLeadsElsewhere'
}

const numberAt = ({ firstDrawAt, links }: Proof['chain'], drawAt: string): number | undefined => {
  try {
    return linkNumberOf({ firstDrawAt: Date.parse(firstDrawAt), everyMs: fiveMinutesMs, links }, Date.parse(drawAt))
  } catch {
    return undefined
  }
}

const wrongSalt = ({ chain }: Proof, seen: SeenChain | undefined): Wrong | undefined => {
  if (!isHexOf(chain.salt, saltBytes.least, saltBytes.most)) return 'saltMalformed'
  if (seen && seen.salt !== chain.salt.toLowerCase()) return 'saltChanged'
  return Date.parse(chain.saltPublishedAt) > Date.parse(chain.committedAt) ? undefined : 'saltEarly'
}

const wrongResult = ({ draw, winners }: Computed, proof: Proof, published: Published): Wrong | undefined => {
  if (!isSameDraw(published.draw, proof.draw)) return 'publishedTwice'
  if (!isSameDraw(draw, published.draw)) return 'resultOther'
  const isSame = Object.entries(published.winners).every(([market, outcome]) => winners[market] === outcome)
  return isSame ? undefined : 'winnersOther'
}

export const isSameDraw = (one: Draw, other: Draw): boolean =>
  one.powerBall === other.powerBall &&
  one.numbers.length === other.numbers.length &&
  one.numbers.every((number, at) => number === other.numbers[at])

const compute = (game: Game, { chain, link, kinoThreeLinesUpTo }: Proof, walked: Walked | undefined) => {
  if (!walked || !isLink(link) || !isHexOf(chain.salt, saltBytes.least, saltBytes.most)) return undefined
  const { seed, attempts, draw } = recomputeRound({
    game,
    revealed: { number: link.number, link: bytesOfHex(link.hex) },
    // The way down was walked already: the link before is enough.
    known: { number: link.number - 1, link: bytesOfHex(walked.before) },
    salt: bytesOfHex(chain.salt),
  })
  return {
    seed: hexOf(seed),
    attempts,
    blocks: blocksBegun(seed, attempts),
    draw,
    winners: winnersOf(game, draw, kinoThreeLinesUpTo),
  }
}

const winnersOf = (game: Game, draw: Draw, kinoThreeLinesUpTo: number): Record<string, string> => {
  const facts = factsOf(game, draw, { kinoThreeLinesUpTo }) as Facts
  return Object.fromEntries((marketsOf[game] as readonly Market[]).map((one) => [one.code, one.winnerOf(facts)]))
}

/** Bytes of a block: of an HMAC-SHA256. */
const blockBytes = 32

const blocksBegun = (seed: Uint8Array, attempts: readonly Attempt[]): number[][] => {
  const last = attempts.at(-1)
  const used = last ? last.at + last.bytes.length : 0
  const blockAt = blocksOf(seed)
  return Array.from({ length: Math.ceil(used / blockBytes) }, (_, counter) => [...blockAt(counter)])
}
