import { cashStatuses } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { CoinDeposit } from './coin-deposit.service.ts'
import type { RequestRow } from './request.repository.ts'

/** Completed as it is made. No client can have used its key, which has a character that theirs have not. */
export const insertCoinDeposit = (ctx: Ctx, deposit: CoinDeposit): Promise<RequestRow> =>
  ctx.db.kysely
    .insertInto('cashier.request')
    .values({
      site_id: ctx.siteId,
      member_id: deposit.memberId,
      cash_type: 'deposit',
      amount: deposit.cash,
      bonus: deposit.bonus,
      status: cashStatuses.completed,
      request_key: `coin:${deposit.depositId}`,
      created_at: ctx.now,
      handled_at: ctx.now,
      account_id: null,
      method: 'coin',
      coin_amount: deposit.coin,
      coin_rate: deposit.rate,
      coin_fee: 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
