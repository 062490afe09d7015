import { blocksOf, chainOf, hexOf, seedOf, streamOf } from '@maru/draws'
import { sha256 } from '@noble/hashes/sha2.js'
import { cardsInDeck, decksInShoe, numberOf, suitOf } from './cards.ts'
import { type CutSeed, listDigestOf, saltOfCut, seedCommitmentOf } from './fair/cut.ts'
import { shoeCommitmentOf, shoeOf } from './fair/shoe.ts'
import { linkGames, playOfLink } from './record/link-rounds.ts'
import type { ShoeRecord } from './record/record.ts'
import { playBaccarat } from './record/shoe-rounds.ts'
import { luckyCounts, multipliers } from './roulette/multiplier.ts'

/** The computed tables of docs/guides/verify-a-shoe.md: each begins with the line of its headings. */
const textOf = (text: string) => sha256(new TextEncoder().encode(text))
const chain = chainOf(textOf('Maru example table'), 100)
const players = [1, 2, 3].map((player) => hexOf(textOf(`Maru example player ${player}`)))
const withheld = 1
const seeds = players.map((seed, at): CutSeed => {
  return { commitment: seedCommitmentOf(seed), seed: at === withheld ? undefined : seed }
})
const salt = saltOfCut(seeds)
const link = chain.linkAt(1)
const seed = seedOf(salt, link)
const shoe = shoeOf(link, salt, decksInShoe)
const commitment = hexOf(shoeCommitmentOf(link, salt, shoe))

const code = (text: string) => `\`${text}\``
const tableOf = (headings: string[], rows: string[][]): string[] =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)

export const cutTable = (): string[] =>
  tableOf(
    ['of the example', 'bytes, hexadecimal'],
    [
      ['start (link 100): SHA-256 of `Maru example table`', code(hexOf(chain.linkAt(100)))],
      ['commitment of the chain (link 0)', code(hexOf(chain.commitment))],
      ['link 1', code(hexOf(link))],
      ...seeds.flatMap((entry, at) => [
        [`commitment of player ${at + 1}`, code(entry.commitment)],
        entry.seed === undefined
          ? [`seed of player ${at + 1}`, 'did not come']
          : [`seed of player ${at + 1}: SHA-256 of \`Maru example player ${at + 1}\``, code(entry.seed)],
      ]),
      ['list of seeds', code(listDigestOf(seeds))],
      ['salt', code(hexOf(salt))],
      ['seed of the shoe', code(hexOf(seed))],
      ['block 0', code(hexOf(blocksOf(seed)(0)))],
      ['block 1', code(hexOf(blocksOf(seed)(1)))],
      ['commitment of the shoe', code(commitment)],
    ],
  )

/** The first words of the shuffle, rejected ones too. */
const SHOWN_WORDS = 10
export const shuffleTable = (): string[] => {
  const stream = streamOf(seed)
  let last = decksInShoe * cardsInDeck - 1
  return tableOf(
    ['byte', 'hexadecimal', 'below', 'first bits', 'value', 'becomes'],
    Array.from({ length: SHOWN_WORDS }, () => {
      const limit = last + 1
      const { at, bytes, bits, value } = stream.word(limit)
      const becomes = value < limit ? `cards ${last--} and ${value} change places` : 'rejected: too large'
      const binary = value.toString(2).padStart(bits, '0')
      return [String(at), code(hexOf(Uint8Array.from(bytes))), String(limit), code(binary), String(value), becomes]
    }),
  )
}

const ROUNDS = 5
const rounds = (): ShoeRecord['rounds'] => {
  let at = 0
  return Array.from({ length: ROUNDS }, () => {
    const { cards, result } = playBaccarat(shoe, at)
    const round = { at, cards, result }
    at += cards.length
    return round
  })
}

/** As the program of the guide says a card. */
const nameOf = (card: number): string => `${'A23456789TJQK'[numberOf(card) - 1]}${'SHDC'[suitOf(card)]}`
export const namesOf = (cards: readonly number[]): string => cards.map(nameOf).join(' ')

export const roundTable = (): string[] =>
  tableOf(
    ['first card', 'cards, 0 to 51', 'the same by name', 'result'],
    rounds().map(({ at, cards, result }) => [String(at), cards.join(' '), namesOf(cards), result]),
  )

export const linkTable = (): string[] =>
  tableOf(
    ['link', 'bytes, hexadecimal', ...linkGames],
    [2, 3, 4].map((number) => {
      const own = chain.linkAt(number)
      const results = linkGames.map((game) => {
        const { cards, result } = playOfLink[game](own, salt)
        return cards.length > 0 ? `${result}; joker ${cards[0]}, last card ${cards.at(-1)}` : result
      })
      return [String(number), code(hexOf(own)), ...results]
    }),
  )

/** What the table of the example publishes. */
export const exampleRecord = (): ShoeRecord => ({
  game: 'baccarat',
  known: { number: 0, link: hexOf(chain.commitment) },
  list: listDigestOf(seeds),
  seeds: seeds.map((entry) => ({ commitment: entry.commitment, seed: entry.seed ?? null })),
  revealed: { number: 1, link: hexOf(link) },
  commitment,
  rounds: rounds(),
})

export const luckyTable = (): string[] =>
  tableOf(
    ['lucky numbers', 'weight'],
    luckyCounts.map(({ count, weight }) => [String(count), String(weight)]),
  )
export const multiplierTable = (): string[] =>
  tableOf(
    ['multiplier', 'weight'],
    multipliers.map(({ multiplier, weight }) => [String(multiplier), String(weight)]),
  )
