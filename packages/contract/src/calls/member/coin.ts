import { z } from 'zod'
import {
  coinDepositStates,
  coinHeldReasons,
  coinNetwork,
  coinOut,
  coinRateOut,
  coinWithdrawalStates,
} from '../../coin.ts'
import { defineCall } from '../../define-call.ts'
import { sumOut } from '../../money.ts'
import { pageInfo, pageNumber } from '../../paging.ts'
import { requestKey } from '../../wire.ts'
import { bonusChoices, cashOut } from './cash.ts'

const whole = z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER)

/** A rate that holds for one transfer of at most `amount` which is in a block by `validUntil`, and the bonus it was chosen with. */
export const coinQuoteOut = z.object({
  quoteIdx: z.number().int(),
  amount: coinOut,
  rate: coinRateOut,
  cash: sumOut,
  bonus: z.enum(bonusChoices),
  validUntil: z.string(),
})
export type CoinQuote = z.output<typeof coinQuoteOut>

/** Where the member sends USDT: the member's own address, made at the first call. */
export const coinDeposit = defineCall({
  path: '/api/coin/deposit',
  audience: 'member',
  body: z.object({}),
  data: z.object({
    network: coinNetwork,
    address: z.string(),
    minimum: coinOut,
    /** The most that may come at once, in the site's currency. */
    maximum: sumOut,
    /** What a USDT brings now; null: no rate is known, and what comes is credited when there is one. */
    rate: coinRateOut.nullable(),
    rateAt: z.string().nullable(),
    quote: coinQuoteOut.nullable(),
    /** The chain has not been reached for a minute: what was sent is seen later. */
    isDelayed: z.boolean(),
    isDemo: z.boolean(),
  }),
  refusals: ['C001', 'C132', 'C140', 'B0095', 'U0011', 'B1002'],
})

/** Fixes the rate for a while, and chooses a bonus. A newer quote takes the place of the one before. */
export const coinQuote = defineCall({
  path: '/api/coin/quote',
  audience: 'member',
  body: z.object({ amount: whole, bonus: z.enum(bonusChoices).default('none'), requestKey }),
  data: coinQuoteOut,
  refusals: ['C001', 'C101', 'C131', 'C132', 'C133', 'C140', 'C141', 'C142', 'B0095', 'U0011', 'B1002'],
})

/** One way of coin, in or out. */
export const coinRow = z.object({
  /** Names the row: `d12` a deposit of the chain, `w34` a withdrawal. */
  name: z.string(),
  amount: coinOut,
  /** Null: not known yet. */
  rate: coinRateOut.nullable(),
  cash: sumOut.nullable(),
  address: z.string(),
  txHash: z.string().nullable(),
  at: z.string(),
  endedAt: z.string().nullable(),
  /** How deep its transfer is, at most what is needed; 0: in no block. */
  confirmations: z.number().int(),
  movement: z.discriminatedUnion('cashType', [
    z.object({
      cashType: z.literal('deposit'),
      state: z.enum(coinDepositStates),
      heldFor: z.enum(coinHeldReasons).nullable(),
    }),
    z.object({
      cashType: z.literal('withdrawal'),
      cashIdx: z.number().int(),
      state: z.enum(coinWithdrawalStates),
      fee: coinOut,
      /** Why staff refused it, in the member's language. */
      reason: z.string().nullable(),
      mayCancel: z.boolean(),
    }),
  ]),
})
export type CoinRow = z.output<typeof coinRow>

/** Newest first. */
export const coinList = defineCall({
  path: '/api/coin/list',
  audience: 'member',
  body: z.object({ page: pageNumber, cashType: z.enum(['deposit', 'withdrawal']) }),
  data: z.object({ list: z.array(coinRow), pageInfo }),
  refusals: [],
  reads: true,
})

/** What the page of withdrawals needs to know before. */
export const coinWithdrawal = defineCall({
  path: '/api/coin/withdrawal',
  audience: 'member',
  body: z.object({}),
  data: z.object({
    network: coinNetwork,
    /** What a USDT costs now. */
    rate: coinRateOut.nullable(),
    rateAt: z.string().nullable(),
    fee: coinOut,
    minimum: sumOut,
    maximum: sumOut,
    /** Sums are multiples of it. */
    unit: sumOut,
    withdrawalWaitsUntil: z.string().nullable(),
    /** Where earlier withdrawals of the member went, newest first, at most three. */
    addresses: z.array(z.string()),
    isDemo: z.boolean(),
  }),
  refusals: ['C140'],
  reads: true,
})

/**
 * Asks for a withdrawal by coin; the cash is held from here on, and is cancelled or hidden as any withdrawal (`/api/cash/del`). `rate`: what the member was shown; C143 with `data.rate` where it has become
 * worse for the member by more than half a percent.
 */
export const coinWithdraw = defineCall({
  path: '/api/coin/withdraw',
  audience: 'member',
  body: z.object({
    amount: whole,
    address: z.string().trim().max(100),
    rate: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
    cashOutPass: z.string().max(64),
    code: z.string().max(32).default(''),
    endsBonus: z.boolean().default(false),
    requestKey,
  }),
  /** `coin`: what will be sent. */
  data: z.object({ cashIdx: z.number().int(), cashAmt: sumOut, coin: coinOut }),
  refusals: [...cashOut.refusals, 'C140', 'C141', 'C142', 'C143', 'C240', 'C241'],
})

/** Demo mode alone: the wallet of the demo sends so much play USDT to the member's own address, as any wallet would. */
export const coinDemoSend = defineCall({
  path: '/api/coin/demoSend',
  audience: 'member',
  body: z.object({ amount: whole, requestKey }),
  data: z.object({ txHash: z.string() }),
  refusals: ['C101', 'C140', 'C142'],
})
