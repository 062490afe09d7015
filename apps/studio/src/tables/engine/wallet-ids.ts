import { createHash } from 'node:crypto'

/** The id of a transaction of the wallet: the same for the same act of the same round, so that a replay is the same call. A UUID of version 8. */
export const transactionIdOf = (roundId: string, verb: 'bet' | 'rollback' | 'win', subject: string): string => {
  const bytes = createHash('sha256')
    .update(JSON.stringify([roundId, verb, subject]))
    .digest()
    .subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** How a player of a site is named in the events of a round. */
export const playerKeyOf = (site: string, player: string): string => JSON.stringify([site, player])
export const siteAndPlayerOf = (key: string): { site: string; player: string } => {
  const [site = '', player = ''] = JSON.parse(key) as string[]
  return { site, player }
}
