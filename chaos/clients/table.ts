import { launchGame } from '@maru/contract'
import { GAME, VENDOR } from '../../apps/server/src/modules/games/adapters/vendor-wallet.fixture.ts'
import type { Person } from '../people.ts'
import type { Random } from '../random.ts'
import type { Arena } from './arena.ts'
import type { Browser } from './wire.ts'

/** One member in front of one game, on as many seats as he likes: they share the launch. */
export type Table = {
  player: Person
  browser: Browser
  /** Of the newest launch. */
  token: string
  /** Over: bets would be refused until the next launch. */
  isOver: boolean
  /** The member presses play again, once for all seats. */
  launch(noise: Random): Promise<void>
  /** The answer to a bet said that this token's game is over. */
  turnedAway(token: string): void
}

export const openTable = (arena: Arena, player: Person, browser: Browser, isLaunched: boolean): Table => {
  let launching: Promise<void> | undefined
  const press = async (noise: Random): Promise<void> => {
    const body = { vendorKey: VENDOR, gameKey: GAME, gameType: '', device: 'desktop' }
    const reply = await browser.call(noise.pick(arena.servers), launchGame.path, body).catch(() => undefined)
    const token = reply?.resultCode === '0' ? arena.house.tokens.get(player.playerId) : undefined
    if (token !== undefined) Object.assign(table, { token, isOver: false })
  }
  const table: Table = {
    player,
    browser,
    token: player.token,
    isOver: !isLaunched,
    launch: (noise) => {
      launching ??= press(noise).finally(() => {
        launching = undefined
      })
      return launching
    },
    turnedAway: (token) => {
      if (table.token === token) table.isOver = true
    },
  }
  return table
}
