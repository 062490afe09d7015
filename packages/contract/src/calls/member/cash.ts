import { z } from 'zod'
import { coinTerms } from '../../coin.ts'
import { defineCall } from '../../define-call.ts'
import { balanceVersion, pointsOut, sumOut } from '../../money.ts'
import { localDateTime, pageInfo, pageNumber } from '../../paging.ts'
import { cashMethods, cashTypes } from '../../states.ts'
import { requestKey } from '../../wire.ts'

/** Where to send a deposit: the same account all day, unless it cannot take the sum any more. `amount`: that sum, where it is known. */
export const getAcc = defineCall({
  path: '/api/cash/getAcc',
  audience: 'member',
  body: z.object({ amount: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }),
  data: z.object({
    bankName: z.string(),
    account: z.string(),
    holder: z.string(),
    depositor: z.string(),
    isDemo: z.boolean(),
  }),
  refusals: ['C001', 'C130', 'C132', 'U0011', 'B1002'],
})

/**
 * The most that this member may move at once, whether or not there is an account to send deposits to; and until when the last withdrawal keeps
 * the next one waiting (ISO), null when it does not.
 */
export const cashLimits = defineCall({
  path: '/api/cash/limits',
  audience: 'member',
  body: z.object({}),
  data: z.object({ maximumDeposit: sumOut, maximumWithdrawal: sumOut, withdrawalWaitsUntil: z.string().nullable() }),
  refusals: [],
  reads: true,
})

/** Amount as it comes: bounds and unit are rules with codes. A fraction or a text is an invalid body. */
const amount = z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER)
export const bonusChoices = ['none', 'first', 'daily'] as const

export const cashIn = defineCall({
  path: '/api/cash/in',
  audience: 'member',
  body: z.object({ amount, bonus: z.enum(bonusChoices).default('none'), requestKey }),
  data: z.object({ cashIdx: z.number().int() }),
  refusals: [
    'C001',
    'C002',
    'C003',
    'C101',
    'C102',
    'C103',
    'C130',
    'C131',
    'C132',
    'C133',
    'C134',
    'B0095',
    'C601',
    'U0011',
    'B1002',
    'C999',
  ],
})

export const cashOut = defineCall({
  path: '/api/cash/out',
  audience: 'member',
  /**
   * `code`: of an application or a recovery code, where the member chose that withdrawals ask for one. `endsBonus`: the member knows that a running bonus, or one of a deposit that waits, ends with it; without it C232.
   */
  body: z.object({
    amount,
    cashOutPass: z.string().max(64),
    code: z.string().max(32).default(''),
    endsBonus: z.boolean().default(false),
    requestKey,
  }),
  data: z.object({ cashIdx: z.number().int(), cashAmt: sumOut }),
  refusals: [
    'C008',
    'C010',
    'C101',
    'C201',
    'C202',
    'C203',
    'C204',
    'C206',
    'C208',
    'C209',
    'C214',
    'C215',
    'C216',
    'C217',
    'C218',
    'C230',
    'C231',
    'C232',
    'C999',
    'U0011',
    'B1002',
    'B9999',
    'F001',
    'G103',
  ],
})

export const cashRow = z.object({
  cashIdx: z.number().int(),
  cashType: z.enum(cashTypes),
  amount: sumOut,
  status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(-1)]),
  /** Why it was cancelled, where staff gave a reason: a named one in the member's language. */
  reason: z.string().nullable(),
  bonus: z.enum(bonusChoices),
  createdAt: z.string(),
  handledAt: z.string().nullable(),
  checked: z.boolean(),
  method: z.enum(cashMethods),
  coin: coinTerms.nullable(),
  mayCancel: z.boolean(),
})
export type CashRow = z.output<typeof cashRow>

export const cashList = defineCall({
  path: '/api/cash/list/',
  audience: 'member',
  body: z.object({
    page: pageNumber,
    startDate: localDateTime.optional(),
    endDate: localDateTime.optional(),
    cashType: z.enum(['', ...cashTypes]).default(''),
  }),
  data: z.object({ list: z.array(cashRow), pageInfo }),
  refusals: [],
  reads: true,
})

/** `cancel`: takes back a request while applied. `hide`: removes ended requests from the member's list. */
export const cashDel = defineCall({
  path: '/api/cash/del',
  audience: 'member',
  body: z.object({ what: z.enum(['cancel', 'hide']), cashIdx: z.array(z.number().int().positive()).min(1).max(100) }),
  data: z.object({ changed: z.number().int() }),
  refusals: ['N404', 'C501', 'C502', 'C503'],
})

export const getUserCash = defineCall({
  path: '/api/cash/getUserCash',
  audience: 'member',
  body: z.object({}),
  /** `away`: money at vendors that keep purses, and on its way to them and back. It is no part of the balance. */
  data: z.object({
    balance: sumOut,
    away: sumOut,
    point: pointsOut,
    balanceVersion,
    isPlayGame: z.enum(['Y', 'N']),
    newMsg: z.number().int(),
  }),
  refusals: [],
  reads: true,
})
