import type { BonusTerms } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { saveHasBonus } from '../identity/index.ts'
import { insertVersion } from './bonus.repository.ts'
import { findActive, insertGrant } from './grant.repository.ts'

const CODE = 'lasting'
const VERSION = 1
const NEVER = 1_000_000_000_000
const DAYS = 365

const termsOf = (weights: BonusTerms['weights']): BonusTerms => ({
  names: { ko: '시험', en: 'Trial', vn: 'Thử' },
  trigger: 'hand',
  every: 'day',
  rateBp: 0,
  cap: NEVER,
  minimumDeposit: 0,
  multiple: 0,
  weights,
  largestStake: NEVER,
  excludedGames: [],
  days: DAYS,
  largestConversion: null,
  levels: { from: 1, to: 15 },
  from: null,
  until: null,
  budget: null,
})

/** A bonus whose terms no play meets, for trials of bonus money: without one, what comes to the bonus purse returns to the house. Moves no money. Once more it does nothing. */
export const ensureLastingBonus = async (
  ctx: Ctx,
  memberId: number,
  weights: BonusTerms['weights'] = {},
): Promise<void> => {
  const code = [CODE, ...Object.keys(weights)].join('-')
  if (await findActive(ctx, memberId)) return
  await insertVersion(ctx, { code, version: VERSION, isOn: false, terms: termsOf(weights), staffId: 0 })
  const expiresAt = new Date(ctx.now.getTime() + DAYS * 86_400_000)
  const grant = { memberId, code, version: VERSION, amount: 1, required: NEVER, expiresAt }
  await insertGrant(ctx, { ...grant, source: `lasting:${memberId}` })
  await saveHasBonus(ctx, memberId, true)
}
