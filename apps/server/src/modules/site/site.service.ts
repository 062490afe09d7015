import type { CashCurrency } from '@maru/contract'
import type { Config } from '../../config.ts'
import type { Ctx } from '../../platform/context.ts'
import { readSites } from './site.repository.ts'

/** One member site of the installation. `wireKey`: base64 of 32 bytes. */
export type Site = {
  siteId: number
  name: string
  theme: 'maru' | 'naru'
  host: string
  /** Where browsers find it, without a slash at the end. */
  origin: string
  /** Where its partners log in; '' where there is no such place. */
  partnerOrigin: string
  partnerHost: string | null
  authorization: string
  wireKey: string
  currency: CashCurrency
}

/** What the first site's host is before anybody has said it. */
const UNSAID_HOST = 'localhost'

/** A site's address by its host. Scheme and port are those of PUBLIC_URL, for all sites stand behind the same entry. */
export const originAt = (publicUrl: string, host: string): string => {
  const url = new URL(publicUrl)
  if (host !== UNSAID_HOST) url.hostname = host
  return url.origin
}

/**
 * Where the partners of a site log in: at a host of its own, or else at PARTNER_URL. Where that has the host name of the member site, as on one's own machine, every site is at its own host there.
 */
const partnerOriginAt = (
  { PUBLIC_URL, PARTNER_URL }: Pick<Config, 'PUBLIC_URL' | 'PARTNER_URL'>,
  { host, partner_host, site_id }: { host: string; partner_host: string | null; site_id: number },
): string => {
  if (PARTNER_URL === undefined) return ''
  if (partner_host !== null) return originAt(PARTNER_URL, partner_host)
  if (new URL(PARTNER_URL).hostname === new URL(PUBLIC_URL).hostname) return originAt(PARTNER_URL, host)
  return site_id === FIRST_SITE ? PARTNER_URL : ''
}
const FIRST_SITE = 1

/** Sites change by seeds and operators' scripts only, so a process may be this late. */
const FRESH_MS = 5_000
const known = new WeakMap<Config, { sites: readonly Site[]; readAt: number }>()

export const allSites = async (ctx: Ctx, mustBeFresh = false): Promise<readonly Site[]> => {
  const held = known.get(ctx.config)
  if (held && !mustBeFresh && performance.now() - held.readAt < FRESH_MS) return held.sites
  const sites = (await readSites(ctx)).map((row) => ({
    siteId: row.site_id,
    name: row.name,
    theme: row.theme,
    host: row.host,
    origin: originAt(ctx.config.PUBLIC_URL, row.host),
    partnerOrigin: partnerOriginAt(ctx.config, row),
    partnerHost: row.partner_host,
    authorization: row.authorization_key ?? ctx.config.SITE_AUTHORIZATION,
    wireKey: row.wire_key ?? ctx.config.WIRE_KEY.toString('base64'),
    currency: row.currency,
  }))
  known.set(ctx.config, { sites, readAt: performance.now() })
  return sites
}

const find = async (ctx: Ctx, isIt: (site: Site) => boolean): Promise<Site | undefined> =>
  (await allSites(ctx)).find(isIt) ?? (await allSites(ctx, true)).find(isIt)

export const siteByAuthorization = (ctx: Ctx, authorization: string): Promise<Site | undefined> =>
  find(ctx, (site) => site.authorization === authorization)

/** By host name, with or without a port; a host that no site has gets the first site. */
export const siteByHost = async (ctx: Ctx, host: string): Promise<Site> => {
  const name = nameOf(host)
  const sites = await allSites(ctx)
  return oneOf(sites.find((one) => one.host.toLowerCase() === name) ?? sites[0])
}

/** The same where partners log in: by that host of a site, else by the site's own. */
export const siteByPartnerHost = async (ctx: Ctx, host: string): Promise<Site> => {
  const own = (await allSites(ctx)).find((one) => one.partnerHost?.toLowerCase() === nameOf(host))
  return own ?? siteByHost(ctx, host)
}

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '')

const oneOf = (site: Site | undefined): Site => {
  if (!site) throw new Error('the installation has no site')
  return site
}

export const siteById = async (ctx: Ctx, siteId: number): Promise<Site> => {
  const site = await find(ctx, (one) => one.siteId === siteId)
  if (!site) throw new Error(`no site ${siteId}`)
  return site
}

/** The same without waiting, from what this process has read of its sites; a currency never changes. For what may not ask the database. */
export const currencyRead = (config: Config, siteId: number): CashCurrency =>
  known.get(config)?.sites.find((site) => site.siteId === siteId)?.currency ?? 'KRW'

/** What the context's site is played in. */
export const siteCurrency = async (ctx: Ctx): Promise<CashCurrency> => (await siteById(ctx, ctx.siteId)).currency
