import type { Action } from '../blackjack/round.ts'
import { cardsInDeck } from '../cards.ts'
import { linkGames } from './link-rounds.ts'
import type { LinkRound, RecordedLink, RecordedSeed, ShoeRound, TableRecord } from './record.ts'
import { shoeGames } from './shoe-rounds.ts'

const actions: readonly Action[] = ['hit', 'stand', 'double', 'split']

/** A record from parsed JSON. Throws RangeError that names the first field which is not as `TableRecord` says. */
export const readRecord = (value: unknown): TableRecord => {
  const fields = fieldsOf('the record', value)
  const cut = {
    known: linkOf('known', fields.known),
    list: hexadecimal('list', fields.list),
    seeds: listOf('seeds', fields.seeds, seedOf),
  }
  const shoeGame = shoeGames.find((game) => game === fields.game)
  if (shoeGame)
    return {
      ...cut,
      game: shoeGame,
      revealed: linkOf('revealed', fields.revealed),
      commitment: hexadecimal('commitment', fields.commitment),
      rounds: listOf('rounds', fields.rounds, shoeRoundOf),
    }
  const linkGame = linkGames.find((game) => game === fields.game)
  if (linkGame) return { ...cut, game: linkGame, rounds: listOf('rounds', fields.rounds, linkRoundOf) }
  throw new RangeError(`game: one of ${[...shoeGames, ...linkGames].join(', ')}`)
}

const seedOf = (name: string, value: unknown): RecordedSeed => {
  const { commitment, seed } = fieldsOf(name, value)
  return {
    commitment: hexadecimal(`${name}.commitment`, commitment),
    seed: seed === null ? null : hexadecimal(`${name}.seed`, seed),
  }
}

const linkOf = (name: string, value: unknown): RecordedLink => {
  const { number, link } = fieldsOf(name, value)
  return { number: whole(`${name}.number`, number), link: hexadecimal(`${name}.link`, link) }
}

const shoeRoundOf = (name: string, value: unknown): ShoeRound => {
  const { at, cards, result, seats, actions: acts } = fieldsOf(name, value)
  return {
    at: whole(`${name}.at`, at),
    cards: listOf(`${name}.cards`, cards, cardOf),
    result: text(`${name}.result`, result),
    ...(seats === undefined ? {} : { seats: listOf(`${name}.seats`, seats, whole) }),
    ...(acts === undefined ? {} : { actions: listOf(`${name}.actions`, acts, actionOf) }),
  }
}

const linkRoundOf = (name: string, value: unknown): LinkRound => {
  const { result, cards } = fieldsOf(name, value)
  return {
    ...linkOf(name, value),
    result: text(`${name}.result`, result),
    ...(cards === undefined ? {} : { cards: listOf(`${name}.cards`, cards, cardOf) }),
  }
}

const fieldsOf = (name: string, value: unknown): { readonly [field: string]: unknown } => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RangeError(`${name}: an object`)
  return value as { readonly [field: string]: unknown }
}

const listOf = <Item>(name: string, value: unknown, itemOf: (name: string, value: unknown) => Item): Item[] => {
  if (!Array.isArray(value)) throw new RangeError(`${name}: a list`)
  return value.map((item, at) => itemOf(`${name}[${at}]`, item))
}

const text = (name: string, value: unknown): string => {
  if (typeof value !== 'string') throw new RangeError(`${name}: text`)
  return value
}

/** Links, seeds, commitments and digests have 32 bytes each. */
const hexadecimal = (name: string, value: unknown): string => {
  if (!/^[0-9a-f]{64}$/i.test(text(name, value))) throw new RangeError(`${name}: 64 hexadecimal digits`)
  return value as string
}

const whole = (name: string, value: unknown): number => {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw new RangeError(`${name}: a whole number from 0`)
  return value as number
}

const cardOf = (name: string, value: unknown): number => {
  if (whole(name, value) >= cardsInDeck) throw new RangeError(`${name}: a card, 0 to ${cardsInDeck - 1}`)
  return value as number
}

const actionOf = (name: string, value: unknown): Action => {
  const found = actions.find((action) => action === value)
  if (!found) throw new RangeError(`${name}: one of ${actions.join(', ')}`)
  return found
}
