import { points as pointsOf, won } from '@maru/contract'
import { silentBus } from '@maru/stomp/bus'
import pino from 'pino'
import { modules } from '../src/app.ts'
import type { Config } from '../src/config.ts'
import { sendMessage } from '../src/modules/community/index.ts'
import { type DemoMember, ensureDemoMember, ensureDemoStaff } from '../src/modules/identity/index.ts'
import { house, memberPurse, post } from '../src/modules/ledger/index.ts'
import { seedChains, seedChainsLater, seedPastRounds } from '../src/modules/minigames/index.ts'
import { ensureDemoEmployee } from '../src/modules/partner/index.ts'
import { grantPoints } from '../src/modules/points/index.ts'
import { ensureSite, fillSite, type SiteContent } from '../src/modules/site/index.ts'
import { movableClock } from '../src/platform/clock.ts'
import type { Ctx } from '../src/platform/context.ts'
import { type Contexts, createContexts } from '../src/platform/create-contexts.ts'
import { createPool } from '../src/platform/db/index.ts'
import { observersOf } from '../src/platform/observers.ts'
import { secureRandom } from '../src/platform/random.ts'
import { demoEmployees, demoEmployer, demoPassword, demoStaff, demoWithdrawalPassword } from './accounts.ts'
import { seedBoards } from './boards.ts'
import { seedBonuses } from './bonuses.ts'
import messages from './content/messages.json' with { type: 'json' }
import people from './content/people.json' with { type: 'json' }
import content from './content/site.json' with { type: 'json' }
import { type Past, seedPast } from './past.ts'
import { seedFinished, seedProgress } from './progress.ts'
import { seedRates } from './rates.ts'
import { seedRewards } from './rewards.ts'
import { seedRules } from './rules.ts'
import { demoStaffNamed } from './staff.ts'
import { seedTalk } from './talk.ts'

export { demoAccounts } from './accounts.ts'

const who = { kind: 'system', job: 'seed' } as const
const sites = [
  { siteId: 1, name: 'Maru', theme: 'maru', host: 'localhost', people: people.maru },
  { siteId: 2, name: 'Naru', theme: 'naru', host: 'naru.localhost', people: people.naru },
] as const

/** Before the demo's week begins. */
const joinedMs = 9 * 24 * 3_600_000

export type DemoOptions = {
  config: Config
  /** Of the vendor whose games were played. Without one nothing has happened yet. */
  openVendor?: Past['openVendor']
  log: (line: string) => void
}

/** Two sites with play money, members with a week behind them, things that wait for staff. Seeding again changes nothing. Throws outside demo mode. */
export const seedDemo = async ({ config, openVendor, log }: DemoOptions): Promise<void> => {
  if (config.MARU_MODE !== 'demo') throw new Error('the demo seed is for MARU_MODE=demo')
  const hasty = { ...config, DATABASE_URL: hastily(config.DATABASE_URL) }
  const pool = createPool(hasty.DATABASE_URL, { work: 'unbounded', max: 2, name: 'seed', isPipelined: true })
  const ownTransactionPool = createPool(hasty.DATABASE_URL, {
    work: 'unbounded',
    max: 2,
    name: 'seed own transactions',
    isPipelined: true,
  })
  const clock = movableClock()
  const contexts = createContexts({
    config: hasty,
    log: pino({ level: 'warn' }),
    clock,
    random: secureRandom,
    bus: silentBus(),
    pool,
    ownTransactionPool,
    listeners: [],
    observers: observersOf(modules),
  })
  try {
    if (await seedWith(contexts, openVendor && { openVendor, moveTo: clock.moveTo }))
      log('demo seed: two sites, members with a week of play, staff')
  } finally {
    await contexts.drained()
    await Promise.all([pool.end(), ownTransactionPool.end()])
  }
}

/** Play money that nobody has seen yet: a commit need not wait for the disk. */
const hastily = (databaseUrl: string): string => {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c synchronous_commit=off')
  return url.href
}

/** True when something was new. What a start did that was cut short stays, and the rest is done. */
export const seedWith = async (contexts: Contexts, past?: Past): Promise<boolean> => {
  const now = contexts.clock.now()
  const progress = await contexts.inContext({ who, siteId: 1 }, seedProgress)
  // What was about to be delivered when it ended: an unseeded demo has no subscribers.
  if (!progress.isFinished) await contexts.sweepOutbox('all')
  for (const { people: _, ...site } of sites)
    await contexts.inContext({ who, siteId: site.siteId }, async (ctx) => {
      await ensureSite(ctx, site)
      await fillSite(ctx, content as SiteContent)
    })
  await contexts.inContext({ who, siteId: 1 }, async (ctx) => {
    for (const staff of demoStaff) await ensureDemoStaff(ctx, staff)
  })
  past?.moveTo(new Date(progress.begunAt.getTime() - joinedMs))
  for (const { siteId } of sites) await seedBonusesOf(contexts, siteId)
  // Hashing passwords and sealing chains take seconds each: side by side.
  await Promise.all([seedAllMembers(contexts), progress.isFinished ? undefined : seedChains(contexts, sites[0].siteId)])
  for (const { siteId } of sites) await contexts.inContext({ who, siteId }, seedRules)
  await contexts.inContext({ who, siteId: 1 }, async (ctx) =>
    seedTalk(ctx, await demoStaffNamed(ctx, 'admin'), 'haneul01'),
  )
  for (const { siteId } of sites) await seedRewards(contexts, siteId)
  if (past && !progress.isFinished) await seedPast(contexts, past, progress)
  past?.moveTo(now)
  for (const { siteId } of sites)
    await contexts.inContext({ who, siteId }, (ctx) => seedBoards(ctx, siteId === sites[0].siteId))
  for (const { people: persons, siteId } of sites) await seedWaiting(contexts, siteId, persons)
  if (progress.isFinished) return false
  await seedPastRounds(contexts, sites[0].siteId)
  for (const { siteId } of sites.slice(1)) await seedChainsLater(contexts, siteId)
  await contexts.drained()
  await contexts.inContext({ who, siteId: 1 }, seedFinished)
  return true
}

const seedBonusesOf = (contexts: Contexts, siteId: number): Promise<void> =>
  contexts.inContext({ who, siteId }, async (ctx) => {
    const admin = await demoStaffNamed(ctx, 'admin')
    await seedBonuses(ctx.as(admin))
  })

type Persons = (typeof sites)[number]['people']
type Person = Pick<DemoMember, 'memId' | 'memNick' | 'memName' | 'memPhone' | 'bankCode' | 'bankacc'>

const seedAllMembers = async (contexts: Contexts): Promise<void> => {
  for (const { people: persons, siteId } of sites) await seedMembers(contexts, siteId, persons)
}

const seedMembers = async (contexts: Contexts, siteId: number, persons: Persons): Promise<void> => {
  const partner = await contexts.inContext({ who, siteId }, (ctx) => ensurePartner(ctx, persons))
  if (persons.partner.memId === demoEmployer)
    for (const employee of demoEmployees)
      await contexts.inContext({ who, siteId }, (ctx) => ensureDemoEmployee(ctx, partner.memberId, employee))
  const stores = new Map<string | undefined, number>()
  for (const store of persons.stores)
    await contexts.inContext({ who, siteId }, async (ctx) => {
      const { memberId } = await ensure(ctx, store, { tier: 'PTN_5', recommenderMemberId: partner.memberId })
      stores.set(store.memId, memberId)
    })
  await contexts.inContext({ who, siteId }, (ctx) => seedRates(ctx, partner.memberId, [...stores.values()]))
  for (const { cash, points, level, store, ...person } of persons.members)
    await contexts.inContext({ who, siteId }, async (ctx) => {
      const recommenderMemberId = stores.get(store) ?? partner.memberId
      const found = await ensure(ctx, person, { level, recommenderMemberId })
      if (found.isNew) await grant(ctx, found.memberId, cash, points)
    })
}

/** Whoever signed up just now, and waits for the call. */
const seedWaiting = (contexts: Contexts, siteId: number, persons: Persons): Promise<void> =>
  contexts.inContext({ who, siteId }, async (ctx) => {
    const { memberId } = await ensurePartner(ctx, persons)
    for (const person of persons.waiting)
      await ensure(ctx, person, { status: 'pending', recommenderMemberId: memberId })
  })

const ensurePartner = (ctx: Ctx, { partner }: Persons) => ensure(ctx, partner, { tier: 'PTN_4' })

const ensure = (ctx: Ctx, person: Person, rest: Partial<DemoMember>) =>
  ensureDemoMember(ctx, {
    password: demoPassword,
    withdrawalPassword: demoWithdrawalPassword,
    status: 'active',
    tier: 'NORMAL',
    level: 1,
    recommenderMemberId: null,
    ...person,
    ...rest,
  })

const welcome = { ko: '가입을 환영합니다', en: 'Welcome', vn: 'Chào mừng bạn' }

const grant = async (ctx: Ctx, memberId: number, cash: number, points: number): Promise<void> => {
  const reference = 'demo'
  await post(ctx, {
    kind: 'adjustment-credit',
    currency: 'KRW',
    from: house('adjustment'),
    to: memberPurse(memberId, 'cash'),
    amount: won(cash),
    key: `demo-cash:${memberId}`,
    reference,
  })
  if (points > 0)
    await grantPoints(ctx, {
      memberId,
      amount: pointsOf(points),
      kind: 'event',
      key: `demo:${memberId}`,
      note: welcome,
    })
  for (const { key, kind, title, text } of messages)
    await sendMessage(ctx, { memberId, kind: kind as 'guide' | 'answer', title, text, onceKey: key })
}
