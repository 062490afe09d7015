import { cashIn, cashOut, points as pointsOf, won } from '@maru/contract'
import pino from 'pino'
import type { Config } from '../src/config.ts'
import { cashierModule } from '../src/modules/cashier/module.ts'
import { sendMessage } from '../src/modules/community/index.ts'
import { type DemoMember, ensureDemoMember, ensureDemoStaff } from '../src/modules/identity/index.ts'
import { house, memberPurse, post } from '../src/modules/ledger/index.ts'
import { ensureSite, fillSite, type SiteContent } from '../src/modules/site/index.ts'
import { systemClock } from '../src/platform/clock.ts'
import type { Ctx, Member } from '../src/platform/context.ts'
import { type Contexts, createContexts } from '../src/platform/contexts.ts'
import { createPool } from '../src/platform/db/index.ts'
import { secureRandom } from '../src/platform/random.ts'
import { demoPassword, demoStaff, demoWithdrawalPassword } from './accounts.ts'
import messages from './content/messages.json' with { type: 'json' }
import people from './content/people.json' with { type: 'json' }
import content from './content/site.json' with { type: 'json' }

export { demoAccounts } from './accounts.ts'

const who = { kind: 'system', job: 'seed' } as const
const sites = [
  { siteId: 1, name: 'Maru', theme: 'maru', host: 'localhost', people: people.maru },
  { siteId: 2, name: 'Naru', theme: 'naru', host: 'naru.localhost', people: people.naru },
] as const

/** Two sites with play money, members and things that wait for staff. Seeding again changes nothing. Throws outside demo mode. */
export const seedDemo = async ({ config, log }: { config: Config; log: (line: string) => void }): Promise<void> => {
  if (config.MARU_MODE !== 'demo') throw new Error('the demo seed is for MARU_MODE=demo')
  const pool = createPool(config.DATABASE_URL, { max: 2, name: 'seed' })
  const apartPool = createPool(config.DATABASE_URL, { max: 2, name: 'seed apart' })
  const contexts = createContexts({
    config,
    log: pino({ level: 'warn' }),
    clock: systemClock,
    random: secureRandom,
    bus: { publish: async () => {}, subscribe: () => () => {}, close: async () => {} },
    pool,
    apartPool,
    listeners: [],
  })
  try {
    if (await seedWith(contexts)) log('demo seed: two sites, members and staff')
  } finally {
    await contexts.settled()
    await Promise.all([pool.end(), apartPool.end()])
  }
}

/** True when something was new. */
export const seedWith = async (contexts: Contexts): Promise<boolean> => {
  let isNew = false
  for (const { people: persons, ...site } of sites) {
    await contexts.inContext({ who, siteId: site.siteId }, async (ctx) => {
      await ensureSite(ctx, site)
      await fillSite(ctx, content as SiteContent)
    })
    isNew = (await seedPeople(contexts, site.siteId, persons)) || isNew
  }
  await contexts.inContext({ who, siteId: 1 }, async (ctx) => {
    for (const staff of demoStaff) await ensureDemoStaff(ctx, staff)
  })
  return isNew
}

type Persons = (typeof sites)[number]['people']
type Person = Pick<DemoMember, 'memId' | 'memNick' | 'memName' | 'memPhone' | 'bankCode' | 'bankacc'>

const seedPeople = async (contexts: Contexts, siteId: number, persons: Persons): Promise<boolean> => {
  const partner = await contexts.inContext({ who, siteId }, (ctx) => ensure(ctx, persons.partner, { tier: 'PTN_4' }))
  const recommenderMemberId = partner.memberId
  for (const { cash, points, level, ...person } of persons.members) {
    const { memberId, isNew } = await contexts.inContext({ who, siteId }, async (ctx) => {
      const found = await ensure(ctx, person, { level, recommenderMemberId })
      if (found.isNew) await grant(ctx, found.memberId, cash, points)
      return found
    })
    if (isNew && person.memId === 'nightcat77') await ask(contexts, siteId, memberId, 'deposit')
    if (isNew && person.memId === 'slowriver') await ask(contexts, siteId, memberId, 'withdrawal')
  }
  await contexts.inContext({ who, siteId }, async (ctx) => {
    for (const person of persons.waiting) await ensure(ctx, person, { status: 'pending', recommenderMemberId })
  })
  return partner.isNew
}

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
  if (points > 0) await grantPoints(ctx, memberId, points)
  for (const { key, kind, title, text } of messages)
    await sendMessage(ctx, { memberId, kind: kind as 'guide' | 'answer', title, text, onceKey: key })
}

const grantPoints = (ctx: Ctx, memberId: number, amount: number) =>
  post(ctx, {
    kind: 'points-granted',
    currency: 'POINT',
    from: house('points-issued'),
    to: memberPurse(memberId, 'points'),
    amount: pointsOf(amount),
    key: `demo-points:${memberId}`,
    reference: 'demo',
  })

/** By the same call that a member makes. In the bank's closed hours the request is left out. */
const ask = async (contexts: Contexts, siteId: number, memberId: number, kind: 'deposit' | 'withdrawal') => {
  const requestKey = `demo-${kind}-${memberId}`
  const [call, body] =
    kind === 'deposit'
      ? [cashIn, { amount: 300_000, bonus: 'none', requestKey }]
      : [cashOut, { amount: 100_000, cashOutPass: demoWithdrawalPassword, requestKey }]
  const served = cashierModule.calls?.find((one) => one.call.path === call.path)
  if (!served) throw new Error(`${call.path} is not served`)
  const self: Member = { kind: 'member', memberId, sessionId: 0, socketKey: '', expiresAt: new Date(), tier: 'NORMAL' }
  await contexts
    .inContext({ who: self, siteId, ip: '127.0.0.1' }, (ctx) => served.handle(ctx, body))
    .catch((error: { code?: string }) => {
      if (error.code !== 'C230') throw error
    })
}
