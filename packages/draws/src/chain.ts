import { sha256 } from '@noble/hashes/sha2.js'

/**
 * A reverse hash chain (L. Lamport, "Password authentication with insecure communication", 1981): link n - 1 is the SHA-256 of link n. Link 0 is the
 * commitment and is published before the first round; links are revealed upwards from 1, so that a revealed link says nothing about the next.
 */

/** The fewest links of a chain: at 288 rounds a day it lasts 694 days. */
export const leastLinks = 200_000
/** The most links of a chain, and so the most hashes that a check takes: about two seconds in a browser. */
export const mostLinks = 1_000_000
/** Of a link and of a commitment. */
export const linkBytes = 32

export type NumberedLink = { number: number; link: Uint8Array }
export type Chain = {
  /** Link 0, 32 bytes: what is published. */
  commitment: Uint8Array
  /** How many rounds it lasts. */
  links: number
  /** A copy of link `number`, 32 bytes, `number` from 1 to `links`. Throws RangeError outside of it. */
  linkAt(number: number): Uint8Array
}

/** 32 bytes of the system's randomness: the last link of a new chain. Whoever knows it knows every round of the chain. */
export const randomStart = (): Uint8Array => crypto.getRandomValues(new Uint8Array(linkBytes))

/** The links from `links` (the start itself) down to 0 (the commitment), one at a time. Throws RangeError for a start that is not 32 bytes. */
export function* linksDownwards(start: Uint8Array, links: number): Generator<NumberedLink> {
  let link = bytesOf('start', start)
  for (let number = links; number > 0; number--) {
    yield { number, link }
    link = sha256(link)
  }
  yield { number: 0, link }
}

/** A whole chain in memory, 32 bytes a link. Throws RangeError for fewer links than `leastLinks` or more than `mostLinks`. */
export const createChain = (start: Uint8Array, links = leastLinks): Chain => {
  if (!(links >= leastLinks && links <= mostLinks)) throw new RangeError(`a chain of ${links} links`)
  return chainOf(start, links)
}

/** Like `createChain`, of any length: for tests and examples. */
export const chainOf = (start: Uint8Array, links: number): Chain => {
  wholeBetween('links', links, 1, mostLinks)
  const all = new Uint8Array((links + 1) * linkBytes)
  for (const { number, link } of linksDownwards(start, links)) all.set(link, number * linkBytes)
  const copyOf = (number: number) => all.slice(number * linkBytes, (number + 1) * linkBytes)
  return {
    commitment: copyOf(0),
    links,
    linkAt: (number) => copyOf(wholeBetween('link number', number, 1, links)),
  }
}

/**
 * Whether link `number` leads to a link that is known already: the commitment (number 0) or, to hash less, any verified link below it.
 * It takes `number - known.number` hashes, at most `mostLinks`. Throws RangeError for numbers or lengths that no chain has.
 */
export const leadsTo = (revealed: NumberedLink, known: NumberedLink): boolean => {
  wholeBetween('known number', known.number, 0, mostLinks)
  wholeBetween('link number', revealed.number, known.number, mostLinks)
  return isSame(linkBelow(revealed, known.number), bytesOf('known link', known.link))
}

/** The link with a lower number that this one leads to; itself for its own number. Throws RangeError for a number above or below 0. */
export const linkBelow = (from: NumberedLink, number: number): Uint8Array => {
  wholeBetween('link number', from.number, 0, mostLinks)
  wholeBetween('lower number', number, 0, from.number)
  let link = bytesOf('link', from.link)
  for (let at = from.number; at > number; at--) link = sha256(link)
  return link
}

/** When a chain's rounds are drawn: UTC in ms since 1970. Link 1 belongs to the round of `firstDrawAt`. */
export type Schedule = { firstDrawAt: number; everyMs: number; links: number }

/** Between two draws of a game. */
export const fiveMinutesMs = 300_000

/** The link of the round drawn at `drawAt` (ms since 1970). Throws RangeError for an instant at which this chain draws nothing. */
export const linkNumberOf = ({ firstDrawAt, everyMs, links }: Schedule, drawAt: number): number =>
  wholeBetween('link number', (drawAt - firstDrawAt) / everyMs + 1, 1, links)

/** When link `number` is used, ms since 1970: the inverse of `linkNumberOf`. Throws RangeError for a number that the chain has not. */
export const drawAtOf = ({ firstDrawAt, everyMs, links }: Schedule, number: number): number =>
  firstDrawAt + (wholeBetween('link number', number, 1, links) - 1) * everyMs

const wholeBetween = (what: string, value: number, least: number, most: number): number => {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new RangeError(`${what} ${value}: not a whole number from ${least} to ${most}`)
  return value
}

const bytesOf = (what: string, bytes: Uint8Array): Uint8Array => {
  if (bytes.length !== linkBytes) throw new RangeError(`${what} of ${bytes.length} bytes: it takes ${linkBytes}`)
  return bytes
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean => one.every((byte, i) => byte === other[i])
