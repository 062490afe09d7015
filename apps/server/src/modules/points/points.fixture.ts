import { randomUUID } from 'node:crypto'
import { type EarningRules, earningRules, highestLevel, type PointGain, points } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { TestServer } from '../../testing/context.ts'
import { balancesOf } from '../ledger/index.ts'
import { earningVersions } from './earning.repository.ts'
import { findEntries } from './entry.repository.ts'
import { grantPoints } from './grant.service.ts'

/** One rate for every level. */
export const everyLevel = (rateBp: number): number[] => Array.from({ length: highestLevel }, () => rateBp)
export const someEarning = (rates: EarningRules['rates'] = { slot: everyLevel(100) }): EarningRules =>
  earningRules.parse({ rates })

/** The next version, in force from that day of Seoul on. */
export const putEarning = (
  server: Pick<TestServer, 'system'>,
  fromDay: string,
  rates: EarningRules['rates'],
): Promise<unknown> =>
  server.system(async (ctx) => {
    const [newest] = await earningVersions.newest(ctx, 1)
    const version = (newest?.version ?? 0) + 1
    await earningVersions.insert(ctx, { version, fromDay, rules: someEarning(rates), staffId: 1, reason: 'as agreed' })
  })

export const give = (
  server: Pick<TestServer, 'system'>,
  memberId: number,
  amount: number,
  { key = randomUUID() as string, kind = 'event' as PointGain } = {},
) => server.system((ctx) => grantPoints(ctx, { memberId, amount: points(amount), kind, key }))

const EVERYTHING = { way: '', span: { from: '2000-01-01', until: '9999-12-31' }, page: 1, size: 1_000 } as const
export const entriesOf = (server: Pick<TestServer, 'system'>, memberId: number) =>
  server.system(async (ctx) => (await findEntries(ctx, memberId, EVERYTHING)).rows)

/** What the purse holds, which the member's list must agree with. */
export const heldBy = (server: Pick<TestServer, 'system'>, memberId: number): Promise<number> =>
  server.system(async (ctx: Ctx) => (await balancesOf(ctx, memberId)).points)
