import type { Ctx } from '../../platform/context.ts'
import { depositOffers } from './observe.ts'
import {
  demoDepositAccount,
  inLedgerUnits,
  optionsFrom,
  type SiteOptionInput,
  type SiteOptionName,
  type SiteOptions,
  type StoredOptions,
  siteOptionList,
} from './option.rules.ts'
import { readOptions, writeOption } from './site.repository.ts'
import { siteById, siteCurrency } from './site.service.ts'

/** As operators see them: sums in whole won, euro or dollars. */
export const storedOptions = async (ctx: Ctx): Promise<StoredOptions> => {
  const site = await siteById(ctx, ctx.siteId)
  const { options, invalid } = optionsFrom(await readOptions(ctx), site.currency)
  if (invalid.length > 0)
    ctx.log.warn({ siteId: ctx.siteId, invalid }, 'stored site options are invalid, standards hold')
  if (options.depositAccount || ctx.config.MARU_MODE === 'licensed') return options
  return { ...options, depositAccount: demoDepositAccount(site.name) }
}

/** Sums in ledger units of the site's currency. */
export const siteOptions = async (ctx: Ctx): Promise<SiteOptions> =>
  inLedgerUnits(await storedOptions(ctx), await siteCurrency(ctx))

export const setSiteOption = async <N extends SiteOptionName>(ctx: Ctx, name: N, value: SiteOptionInput<N>) => {
  siteOptionList[name].schema.parse(value)
  await writeOption(ctx, name, value)
  ctx.emit('site.content-changed', { what: 'option' }, { aggregate: 'site' })
}

/** What a browser may know of them. */
export const publicOptions = async (ctx: Ctx) => {
  const options = await siteOptions(ctx)
  const { first, daily } = await depositOffers(ctx)
  const currency = await siteCurrency(ctx)
  const { COIN_RPC_URL, COIN_RATE_CURRENCY = currency } = ctx.config
  // A site in another currency than the rate has no coin.
  const hasCoin = COIN_RPC_URL !== undefined && COIN_RATE_CURRENCY === currency
  return {
    siteOption: {
      currency,
      quickAmounts: options.quickAmounts,
      isSignUpOpen: options.isSignUpOpen,
      joinRecommanderId: options.joinRecommanderId,
      minimumDeposit: options.minimumDeposit,
      minimumWithdrawal: options.minimumWithdrawal,
      cashUnit: options.cashUnit,
      withdrawalWaitMinutes: options.withdrawalWaitMinutes,
      closedFrom: options.closedFrom,
      closedUntil: options.closedUntil,
      coinDeposits: hasCoin && options.coinDeposits,
      coinWithdrawals: hasCoin && options.coinWithdrawals,
      bonusFirstPercent: first,
      bonusDailyPercent: daily,
      callFrom: options.callFrom,
      helpLine: options.helpLine,
      helpLink: options.helpLink,
    },
    sns2Link: options.sns2Link,
    joinRecommanderId: options.joinRecommanderId,
  }
}
