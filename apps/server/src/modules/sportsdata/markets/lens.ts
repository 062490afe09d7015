import type { SportSwitch } from '@maru/contract'
import { isPrice, MOST_PRICE } from '@maru/sports'
import type { Ctx } from '../../../platform/context.ts'
import type { MarketNow, MarketState } from './market-now.ts'

/** A market as a site offers it. */
export type SeenMarket = {
  state: MarketState
  outcomes: readonly { id: string; price: number | null; isActive: boolean }[]
}
/** Asks nobody: it is called for every market of every list. */
export type Lens = (market: MarketNow) => SeenMarket
/** Loads what a site's prices follow from, for the site of the context. */
export type LensOf = (ctx: Ctx) => Promise<Lens>

/** The feed's own price, where it gives one that may stand on a ticket. */
const asFed: Lens = ({ state, isOpen, outcomes }) => ({
  state: state === 'active' && !isOpen ? 'suspended' : state,
  outcomes: outcomes.map(({ id, price, isActive }) => {
    const offered = price === null ? null : Math.min(price, MOST_PRICE)
    const isOffered = offered !== null && isPrice(offered)
    return { id, price: isOffered ? offered : null, isActive: isActive && isOffered }
  }),
})

let lensOf: LensOf = async () => asFed

/** Who sells registers how a site changes what its feed says, when modules are loaded: lists, topics and quotes show the same. */
export const setSiteLens = (lens: LensOf): void => {
  lensOf = lens
}

export const siteLens = (ctx: Ctx): Promise<Lens> => lensOf(ctx)

/** Whether a site takes bets on sports, and on e-sports. */
export type SiteSwitches = Readonly<Record<SportSwitch, boolean>>
let switchesOf: (ctx: Ctx) => Promise<SiteSwitches> = async () => ({ sports: true, esport: true })

/** As `setSiteLens`, for what a site sells at all. */
export const setSiteSwitches = (of: typeof switchesOf): void => {
  switchesOf = of
}
export const siteSwitches = (ctx: Ctx): Promise<SiteSwitches> => switchesOf(ctx)
