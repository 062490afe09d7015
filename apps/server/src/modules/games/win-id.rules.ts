import type { Config } from '../../config.ts'
import { secretsOf } from '../../platform/secrets.ts'
import type { WagerRef } from '../wagers/index.ts'

type Keys = { config: Config; siteId: number }
const purpose = (siteId: number): string => `win of site ${siteId}`

/** Names a win to anybody who may look at its round; says nothing of the member, and nobody can make one. */
export const sealWin = (keys: Keys, { memberId, placedAt, wagerId }: WagerRef): string =>
  secretsOf(keys)
    .seal(purpose(keys.siteId), JSON.stringify([memberId, placedAt.getTime(), wagerId]))
    .toString('base64url')

/** Undefined for what `sealWin` did not give out at this site. */
export const readWin = (keys: Keys, sealed: string): WagerRef | undefined => {
  try {
    const [memberId, placedAt, wagerId] = JSON.parse(
      secretsOf(keys).open(purpose(keys.siteId), Buffer.from(sealed, 'base64url')),
    ) as [number, number, number]
    return { memberId, placedAt: new Date(placedAt), wagerId }
  } catch {
    return undefined
  }
}
