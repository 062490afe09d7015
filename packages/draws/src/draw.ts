import type { NumberStream, Word } from './stream.ts'

export const games = ['powerball', 'powerladder', 'speedkino', 'kinoladder'] as const
export type Game = (typeof games)[number]

/** `numbers` different ones from 1 to `highest`; then one from 0 to `powerBalls - 1`, where there are any. */
export type DrawRules = { numbers: number; highest: number; powerBalls: number }
const powerballRules: DrawRules = { numbers: 5, highest: 28, powerBalls: 10 }
const kinoRules: DrawRules = { numbers: 22, highest: 70, powerBalls: 0 }
/** A ladder draws what its game of numbers draws, by its own chain, and is read from the first number alone. */
export const drawRules: Record<Game, DrawRules> = {
  powerball: powerballRules,
  powerladder: powerballRules,
  speedkino: kinoRules,
  kinoladder: kinoRules,
}

/** A result, drawn or imported. `numbers`: in the order they were drawn; `powerBall`: null in kino and its ladder. */
export type Draw = { numbers: readonly number[]; powerBall: number | null }
/** One word of the stream and what became of it. `number`: what it stands for; `outside`: its value is too large; `repeated`: drawn already. */
export type Attempt = Word & { for: 'number' | 'powerBall'; number: number; verdict: 'taken' | 'outside' | 'repeated' }

/** Every word that a game takes from the stream, in order, until its draw is complete. */
export const attemptsOf = (game: Game, stream: NumberStream): Attempt[] => attemptsBy(drawRules[game], stream)

/** The same by any rules: a test enumerates a small game. */
export const attemptsBy = ({ numbers, highest, powerBalls }: DrawRules, stream: NumberStream): Attempt[] => {
  const attempts: Attempt[] = []
  const drawn = new Set<number>()
  while (drawn.size < numbers) {
    const word = stream.word(highest)
    const number = word.value + 1
    const verdict = word.value >= highest ? 'outside' : drawn.has(number) ? 'repeated' : 'taken'
    if (verdict === 'taken') drawn.add(number)
    attempts.push({ ...word, for: 'number', number, verdict })
  }
  let isOpen = powerBalls > 0
  while (isOpen) {
    const word = stream.word(powerBalls)
    isOpen = word.value >= powerBalls
    attempts.push({ ...word, for: 'powerBall', number: word.value, verdict: isOpen ? 'outside' : 'taken' })
  }
  return attempts
}

/** What the attempts drew. */
export const drawOfAttempts = (attempts: readonly Attempt[]): Draw => {
  const taken = attempts.filter(({ verdict }) => verdict === 'taken')
  return {
    numbers: taken.filter((one) => one.for === 'number').map(({ number }) => number),
    powerBall: taken.find((one) => one.for === 'powerBall')?.number ?? null,
  }
}

/** A game's draw from the stream of a round. */
export const drawFrom = (game: Game, stream: NumberStream): Draw => drawOfAttempts(attemptsOf(game, stream))

/** Why something is no result of the game (an imported feed may say anything); undefined: it is one. */
export const problemOfDraw = (
  game: Game,
  { numbers, powerBall }: Draw,
): 'count' | 'range' | 'repeated' | 'power-ball' | undefined => {
  const rules = drawRules[game]
  if (numbers.length !== rules.numbers) return 'count'
  if (!numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= rules.highest)) return 'range'
  if (new Set(numbers).size !== numbers.length) return 'repeated'
  if (rules.powerBalls === 0) return powerBall === null ? undefined : 'power-ball'
  const isBall = powerBall !== null && Number.isInteger(powerBall) && powerBall >= 0 && powerBall < rules.powerBalls
  return isBall ? undefined : 'power-ball'
}
