import type { Ctx } from '../../platform/context.ts'
import {
  demoDepositAccount,
  optionsFrom,
  type SiteOptionInput,
  type SiteOptionName,
  type SiteOptions,
  siteOptionList,
} from './option.rules.ts'
import { readOptions, writeOption } from './site.repository.ts'
import { allSites } from './site.service.ts'

export const siteOptions = async (ctx: Ctx): Promise<SiteOptions> => {
  const { options, invalid } = optionsFrom(await readOptions(ctx))
  if (invalid.length > 0)
    ctx.log.warn({ siteId: ctx.siteId, invalid }, 'stored site options are invalid, standards hold')
  if (options.depositAccount || ctx.config.MARU_MODE === 'licensed') return options
  const site = (await allSites(ctx)).find(({ siteId }) => siteId === ctx.siteId)
  return { ...options, depositAccount: site ? demoDepositAccount(site.name) : null }
}

export const setSiteOption = async <N extends SiteOptionName>(ctx: Ctx, name: N, value: SiteOptionInput<N>) => {
  siteOptionList[name].schema.parse(value)
  await writeOption(ctx, name, value)
  ctx.emit('site.content-changed', { what: 'option' }, { aggregate: 'site' })
}

/** What a browser may know of them. */
export const publicOptions = async (ctx: Ctx) => {
  const options = await siteOptions(ctx)
  return {
    siteOption: {
      isSignUpOpen: options.isSignUpOpen,
      joinRecommanderId: options.joinRecommanderId,
      minimumDeposit: options.minimumDeposit,
      minimumWithdrawal: options.minimumWithdrawal,
      cashUnit: options.cashUnit,
      withdrawalWaitMinutes: options.withdrawalWaitMinutes,
      closedFrom: options.closedFrom,
      closedUntil: options.closedUntil,
      bonusFirstPercent: options.bonusFirstPercent,
      bonusDailyPercent: options.bonusDailyPercent,
      callFrom: options.callFrom,
      helpLine: options.helpLine,
    },
    sns2Link: options.sns2Link,
    joinRecommanderId: options.joinRecommanderId,
  }
}
