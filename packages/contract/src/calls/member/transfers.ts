import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { balanceVersion, sumOut } from '../../money.ts'

/** `returned`: what came back just now. `balance`: the cash after it. */
const broughtBack = z.object({ returned: sumOut, balance: sumOut, balanceVersion })

/** Brings back all money that is at a vendor. B9999: a round is still open there, or the vendor does not answer; it follows by itself. */
export const outGameMoney = defineCall({
  path: '/api/cash/outGameMoney',
  audience: 'member',
  body: z.object({}),
  data: broughtBack,
  refusals: ['B9999', 'F001', 'G101', 'G102', 'G104'],
})

/** The same from the conversion's dialog. C009: it is not certain yet that the game has ended. */
export const changeMemCashFlag = defineCall({
  path: '/api/member/changeMemCashFlag',
  audience: 'member',
  body: z.object({}),
  data: broughtBack,
  refusals: ['C009', 'F001', 'G101', 'G102', 'G104'],
})

export const transferRow = z.object({
  transferId: z.number().int(),
  vendorKey: z.string(),
  vendorName: z.string(),
  direction: z.enum(['in', 'out']),
  amount: sumOut,
  status: z.enum(['sent', 'done', 'refused']),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
})
export type TransferRow = z.output<typeof transferRow>

/** Money that is not in the balance because of vendors that keep purses: what is there, what is on its way, and what came and went last. */
export const heldMoney = defineCall({
  path: '/api/cash/heldMoney',
  audience: 'member',
  body: z.object({}),
  data: z.object({
    /** Null: nothing is at a vendor. */
    atVendor: z
      .object({
        vendorKey: z.string(),
        vendorName: z.string(),
        gameName: z.string(),
        amount: sumOut,
        since: z.string(),
        /** `leaving`: it is being brought back, and `nextAt` is the next try. */
        state: z.enum(['playing', 'leaving']),
        nextAt: z.string().nullable(),
      })
      .nullable(),
    /** Null: nothing is on its way. `nextAt`: when the vendor is asked again what became of it. */
    onItsWay: transferRow.extend({ nextAt: z.string().nullable() }).nullable(),
    last: z.array(transferRow),
  }),
  refusals: [],
  reads: true,
})
