import { bytesOfHex, hexOf, linkBelow, linkBytes, mostLinks } from '@maru/draws'

/** Links are passed between the page and its worker as text. */
export type Revealed = { number: number; hex: string }
/** `before`: the link of the round before, one hash down; `end`: link 0, which must be the commitment. */
export type Walked = { before: string; end: string }
export type WalkMessage = { done: number } | Walked

/** Between two reports; some 10 ms. */
const hashesAReport = 5_000

/** Whether there is anything to hash: 32 bytes and a number that a chain can have. */
export const isLink = ({ number, hex }: Revealed): boolean =>
  isHexOf(hex, linkBytes) && Number.isInteger(number) && number >= 1 && number <= mostLinks

export const isHexOf = (hex: string, least: number, most = least): boolean =>
  /^([0-9a-f]{2})+$/i.test(hex) && hex.length >= least * 2 && hex.length <= most * 2

/** Hashes a revealed link down to link 0; yields how many hashes are done. It must be a link (`isLink`). */
export function* walkDown({ number, hex }: Revealed): Generator<number, Walked> {
  const before = linkBelow({ number, link: bytesOfHex(hex) }, number - 1)
  let at = number - 1
  let link = before
  while (at > 0) {
    const next = Math.max(0, at - hashesAReport)
    link = linkBelow({ number: at, link }, next)
    at = next
    yield number - at
  }
  return { before: hexOf(before), end: hexOf(link) }
}
