import { cashCurrencies, isCashCurrency } from '@maru/contract'
import type { Ctx, Staff, System } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { insertSite, type NewSite } from './fill.repository.ts'
import { siteOptions } from './option.service.ts'
import { readBank, readBanks, updateSite, upsertBank } from './site.repository.ts'
import { allSites, originAt, type Site } from './site.service.ts'
import type { Texts } from './tables.ts'

type Manager = Ctx<Staff | System>
export type BankOnSite = { bankCode: string; names: Texts; isOn: boolean }

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/
const THEMES: readonly string[] = ['maru', 'naru'] satisfies NewSite['theme'][]
const BANK_CODE = /^[A-Za-z0-9_-]{1,20}$/
const UNIQUE_VIOLATION = '23505'

/** A further member site with keys of its own, and all that modules give to each site. Answers its number. */
export const addSite = async (ctx: Manager, site: Omit<NewSite, 'siteId'>): Promise<number> => {
  refuse([...siteProblems(site), ...hostProblems(ctx, site.host)])
  const others = await allSites(ctx, true)
  if (others.some((one) => one.host.toLowerCase() === site.host)) throw invalid('host', 'another site has it')
  const siteId = Math.max(...others.map((one) => one.siteId)) + 1
  // Another was added in this moment.
  if (!(await insertSite(ctx, { ...site, siteId }))) throw new StaffRefusal('STAFF_CONFLICT')
  for (const observer of ctx.observers.site ?? []) await observer.added({ ...ctx, siteId })
  await record(ctx, { action: 'site.create', target: `site:${siteId}`, before: null, after: site })
  return siteId
}

/** Name, look and hosts of the context's site. Requests find it by the host, those of partners by that where they log in. */
export const changeSite = async (
  ctx: Manager,
  { partnerHost, ...changes }: Partial<Omit<NewSite, 'siteId' | 'currency'>> & { partnerHost?: string },
): Promise<void> => {
  const all = await allSites(ctx, true)
  const found = all.find((one) => one.siteId === ctx.siteId)
  if (!found) throw new StaffRefusal('STAFF_NOT_FOUND')
  const isNamed = partnerHost !== undefined
  const before = {
    name: found.name,
    theme: found.theme,
    host: found.host,
    ...(isNamed && { partnerHost: found.partnerHost }),
  }
  const after = { ...before, ...changes, ...(isNamed && { partnerHost }) }
  refuse([
    ...siteProblems(after),
    ...hostProblems(ctx, after.host),
    ...(isNamed ? partnerHostProblems(ctx, partnerHost, all) : []),
  ])
  await updateSite(ctx, after).catch((error: { code?: string }) => {
    if (error.code === UNIQUE_VIOLATION) throw invalid('host', 'another site has it')
    throw error
  })
  await record(ctx, { action: 'site.change', target: `site:${ctx.siteId}`, before, after })
  ctx.emit('site.content-changed', { what: 'site' }, { aggregate: 'site' })
}

/** Every bank of the context's site, in the order of the list that members choose from. */
export const banksOfSite = async (ctx: Ctx): Promise<BankOnSite[]> =>
  (await readBanks(ctx)).map((row) => ({ bankCode: row.bank_code, names: row.names, isOn: row.is_on }))

/** A new bank stands last. One that is off takes no new accounts; members who have theirs there keep it. */
export const putBank = async (ctx: Manager, bank: BankOnSite): Promise<void> => {
  if (!BANK_CODE.test(bank.bankCode)) throw invalid('bankCode', 'letters, digits, - and _, 20 at most')
  const nameless = (['ko', 'en', 'vn'] as const).find((language) => !/^\S.{0,58}\S$/u.test(bank.names[language] ?? ''))
  if (nameless) throw invalid(`names.${nameless}`, 'a name of 2 to 60 characters is needed')
  const { depositAccount } = await siteOptions(ctx)
  if (!bank.isOn && depositAccount?.bankCode === bank.bankCode && ctx.config.MARU_MODE === 'licensed')
    throw invalid('isOn', 'deposits are sent to this bank: change depositAccount first')
  const before = await readBank(ctx, bank.bankCode)
  await upsertBank(ctx, bank)
  await record(ctx, {
    action: 'site.bank',
    target: `site:${ctx.siteId}`,
    before: before ? { bankCode: bank.bankCode, names: before.names, isOn: before.is_on } : null,
    after: bank,
  })
  ctx.emit('site.content-changed', { what: 'bank' }, { aggregate: 'site' })
}

type Problem = { field: string; problem: string }

const siteProblems = (site: Omit<NewSite, 'siteId'>): Problem[] => {
  const problems: Problem[] = []
  if (!/^\S.{0,38}\S$/u.test(site.name)) problems.push({ field: 'name', problem: '2 to 40 characters' })
  if (!HOST.test(site.host))
    problems.push({ field: 'host', problem: 'a host name in small letters, such as www.maru.example, without a port' })
  if (site.currency && !isCashCurrency(site.currency))
    problems.push({ field: 'currency', problem: `one of ${cashCurrencies.join(', ')}` })
  if (!THEMES.includes(site.theme)) problems.push({ field: 'theme', problem: `one of ${THEMES.join(', ')}` })
  return problems
}

/** What is answered there would not be the site. */
const hostProblems = ({ config }: Ctx, host: string): Problem[] =>
  HOST.test(host) &&
  [config.ADMIN_URL, config.STUDIO_URL, config.PARTNER_URL].includes(originAt(config.PUBLIC_URL, host))
    ? [{ field: 'host', problem: 'the back office, the studio or the partner site is there' }]
    : []

/** Pages of one origin trust each other. */
const partnerHostProblems = ({ config, siteId }: Ctx, host: string, all: readonly Site[]): Problem[] => {
  const no = (problem: string): Problem[] => [{ field: 'partnerHost', problem }]
  if (!HOST.test(host)) return no('a host name in small letters, such as partners.maru.example, without a port')
  if (config.PARTNER_URL === undefined) return no('there is no partner site: PARTNER_URL is missing')
  const origin = originAt(config.PARTNER_URL, host)
  if ([config.ADMIN_URL, config.STUDIO_URL, ...all.map((site) => site.origin)].includes(origin))
    return no('the back office, the studio or a member site is there')
  return all.some((site) => site.siteId !== siteId && site.partnerHost === host) ? no('another site has it') : []
}

const invalid = (field: string, problem: string): StaffRefusal =>
  new StaffRefusal('STAFF_INVALID', { fields: [{ field, problem }] })
const refuse = (fields: Problem[]): void => {
  if (fields.length > 0) throw new StaffRefusal('STAFF_INVALID', { fields })
}
