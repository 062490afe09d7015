import { createHash } from 'node:crypto'
import { shownText } from '@maru/vendor-wallet'

const MOST = 24
const given = shownText(MOST).regex(/[^\p{Z}\p{Cc}\p{DI}]/u)

/** As others at a table read a player: what the operator has masked, or a name made of the opaque id. */
export const displayName = (masked: string | null, site: string, player: string): string =>
  masked ??
  `player ${createHash('sha256')
    .update(JSON.stringify([site, player]))
    .digest('hex')
    .slice(0, 3)
    .toUpperCase()}`

/** `display_name` of a launch's `meta` where it is one: a name that cannot be shown is as none. */
export const givenName = (meta: Record<string, unknown> | undefined): string | null => {
  const parsed = given.safeParse(meta?.display_name)
  return parsed.success ? parsed.data.trim() : null
}
