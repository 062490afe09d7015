import { randomUUID } from 'node:crypto'
import type { BonusTerms } from '@maru/contract'
import type { TestServer } from '../../testing/context.ts'
import { findVersions } from './bonus.repository.ts'
import { saveVersion } from './desk/save-version.service.ts'
import { grantBonus, isBusy } from './grant-bonus.service.ts'

/** 20% of a deposit, at most 100,000, wagered five times, on slots whole and on live tables a fifth. */
export const someTerms = (changes: Partial<BonusTerms> = {}): BonusTerms => ({
  trigger: 'deposit',
  every: 'day',
  names: { ko: '첫 입금 20%', en: 'First deposit 20%', vn: 'Nạp lần đầu 20%' },
  rateBp: 2_000,
  cap: 100_000,
  minimumDeposit: 10_000,
  multiple: 5,
  weights: { slot: 100, casino: 20 },
  largestStake: 50_000,
  excludedGames: [],
  days: 7,
  largestConversion: null,
  levels: { from: 1, to: 15 },
  from: null,
  until: null,
  budget: null,
  ...changes,
})

/** The next version of it; answers its number. */
export const offerBonus = async (
  server: Pick<TestServer, 'staff'>,
  code: string,
  changes: Partial<BonusTerms> = {},
  { after = 0, isOn = true }: { after?: number; isOn?: boolean } = {},
): Promise<number> => {
  const trigger = code === 'first' || code === 'daily' ? 'deposit' : 'hand'
  const said = { after, isOn, terms: someTerms({ trigger, ...changes }), reason: 'as agreed' }
  return server.staff((ctx) => saveVersion(ctx, code, said))
}

/** Grants so much of it to a member, as a deposit would. */
export const grantTo = (
  server: Pick<TestServer, 'system'>,
  memberId: number,
  code: string,
  amount: number,
): Promise<number | undefined> =>
  server.system(async (ctx) => {
    if (await isBusy(ctx, memberId)) return undefined
    const [version] = await findVersions(ctx, [code])
    return version && grantBonus(ctx, version, { memberId, amount, source: `test:${randomUUID()}` })
  })
