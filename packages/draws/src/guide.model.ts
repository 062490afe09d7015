import { sha256 } from '@noble/hashes/sha2.js'
import { chainOf } from './chain.ts'
import { attemptsOf } from './draw.ts'
import { factsOf } from './facts.ts'
import { fractionText, millionthsOf } from './fraction.ts'
import { hexOf } from './hex.ts'
import { allMarkets } from './markets.ts'
import { priceRange } from './price.ts'
import { probabilitiesOf } from './probability.ts'
import { drawRound } from './round.ts'
import { blocksOf, seedOf, streamOf } from './stream.ts'

/** The computed tables of docs/guides/verify-a-draw.md: each begins with the line of its headings. */
const LINKS = 1_000
const ROUNDS = [1, 2, 36, LINKS]
const STEP_BY_STEP = 36
const textOf = (text: string) => sha256(new TextEncoder().encode(text))
const start = textOf('Maru example chain')
const salt = textOf('Maru example salt')
const chain = chainOf(start, LINKS)
const seedAt = (number: number) => seedOf(salt, chain.linkAt(number))

const code = (text: string | number) => `\`${text}\``
const tableOf = (headings: string[], rows: string[][]): string[] =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)

export const chainTable = (): string[] =>
  tableOf(
    ['of the example', 'bytes, hexadecimal'],
    [
      ['start (link 1,000): SHA-256 of `Maru example chain`', code(hexOf(start))],
      ['salt: SHA-256 of `Maru example salt`', code(hexOf(salt))],
      ['commitment (link 0)', code(hexOf(chain.commitment))],
      ...ROUNDS.flatMap((number) => [
        [`link ${number}`, code(hexOf(chain.linkAt(number)))],
        [`seed ${number}`, code(hexOf(seedAt(number)))],
        [`block 0 of seed ${number}`, code(hexOf(blocksOf(seedAt(number))(0)))],
        [`block 1 of seed ${number}`, code(hexOf(blocksOf(seedAt(number))(1)))],
      ]),
    ],
  )

export const drawTable = (): string[] =>
  tableOf(
    [
      'link',
      'powerball, power ladder',
      'speed kino, kino ladder',
      'what powerball comes to',
      'power ladder',
      'kino ladder',
    ],
    ROUNDS.map((number) => {
      const ball = drawRound('powerball', salt, chain.linkAt(number))
      const kino = drawRound('speedkino', salt, chain.linkAt(number))
      const facts = factsOf('powerball', ball)
      const rungs = [factsOf('powerladder', ball), factsOf('kinoladder', kino)]
      return [
        String(number),
        `${ball.numbers.join(' ')} + ${ball.powerBall}`,
        kino.numbers.join(' '),
        `sum ${facts.sum}, ${facts.sumParity}, ${facts.sumSide}, ${facts.size}, ${facts.section}; ball ${facts.powerBallParity}, ${facts.powerBallSide}`,
        ...rungs.map(({ start: side, lines, parity }) => `${side}, ${lines} lines, ${parity}`),
      ]
    }),
  )

export const stepTable = (): string[] =>
  tableOf(
    ['byte', 'hexadecimal', 'first bits', 'value', 'becomes'],
    attemptsOf('powerball', streamOf(seedAt(STEP_BY_STEP))).map(
      ({ at, bytes, bits, value, number, verdict, for: use }) => [
        String(at),
        code(hexOf(Uint8Array.from(bytes))),
        code(value.toString(2).padStart(bits, '0')),
        String(value),
        verdict === 'taken'
          ? `${use === 'number' ? 'ball' : 'power ball'} ${number}`
          : verdict === 'outside'
            ? 'rejected: too large'
            : `rejected: ${number} is drawn already`,
      ],
    ),
  )

export const probabilityTable = (): string[] =>
  tableOf(
    ['game', 'market', 'outcome', 'probability', 'about', 'price'],
    allMarkets.flatMap(({ game, code: market }) =>
      probabilitiesOf(game, market).map(({ outcome, probability }) => {
        const { least, most } = priceRange(probability)
        const about = (millionthsOf(probability) / 1e6).toFixed(6)
        return [game, market, outcome, fractionText(probability), about, `${priceText(least)} to ${priceText(most)}`]
      }),
    ),
  )

const priceText = (thousandths: number): string => (thousandths / 1_000).toFixed(3)
