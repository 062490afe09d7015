import { randomUUID } from 'node:crypto'
import type { CashType, DepositBonus, StaffCashReason } from '@maru/contract'
import { approveRequest, rejectRequest, waitRequest } from '../modules/cashier/decision.service.ts'
import { cancelOwnRequests, hideOwnRequests, listOwnRequests } from '../modules/cashier/own-requests.service.ts'
import { requestDeposit, requestWithdrawal } from '../modules/cashier/request.service.ts'
import { balancesOf } from '../modules/ledger/index.ts'
import type { Staff } from '../platform/context.ts'
import { Refusal, StaffRefusal } from '../platform/refusal.ts'
import type { TestServer } from './context.ts'
import { addMember, grantCash, type NewPerson } from './people.ts'

type Sent = { requestKey?: string; bonus?: DepositBonus; cashOutPass?: string; endsBonus?: boolean }
type Filter = { page?: number; startDate?: string; endDate?: string; cashType?: CashType | '' }

/** May decide, but not take over what another holds. */
export const clerk = { staffId: 8, name: 'clerk', role: 'cashier', permissions: ['cash.read', 'cash.decide'] } as const
export const otherClerk = { ...clerk, staffId: 9, name: 'other' } as const
export const PASS = '1234'

/** What members and staff do at the cash desk, each act a call of its own. */
export const cashDesk = (server: TestServer) => {
  return {
    /** A member with that much cash. */
    member: async (cash = 0, person: NewPerson = {}): Promise<number> => {
      const memberId = await addMember(server, { withdrawalPassword: PASS, ...person })
      if (cash > 0) await server.system((ctx) => grantCash(ctx, memberId, cash), person.siteId ?? 1)
      return memberId
    },
    balances: (memberId: number) => server.system((ctx) => balancesOf(ctx, memberId)),
    deposit: (memberId: number, amount = 10_000, sent: Sent = {}) =>
      server.member(memberId, (ctx) =>
        requestDeposit(ctx, { amount, bonus: 'none', requestKey: randomUUID(), ...sent }),
      ),
    withdraw: (memberId: number, amount = 10_000, sent: Sent = {}) =>
      server.inSteps(memberId, (ctx) =>
        requestWithdrawal(ctx, { amount, cashOutPass: PASS, endsBonus: true, requestKey: randomUUID(), ...sent }),
      ),
    wait: (cashIdx: number, who: Partial<Staff> = clerk) => server.staff((ctx) => waitRequest(ctx, cashIdx), who),
    approve: (cashIdx: number, who: Partial<Staff> = clerk) => server.staff((ctx) => approveRequest(ctx, cashIdx), who),
    reject: (cashIdx: number, who: Partial<Staff> = clerk, reason: StaffCashReason = 'not ours') =>
      server.staff((ctx) => rejectRequest(ctx, cashIdx, reason), who),
    cancel: (memberId: number, ...ids: number[]) => server.member(memberId, (ctx) => cancelOwnRequests(ctx, ids)),
    hide: (memberId: number, ...ids: number[]) => server.member(memberId, (ctx) => hideOwnRequests(ctx, ids)),
    list: (memberId: number, filter: Filter = {}) =>
      server.member(memberId, (ctx) => listOwnRequests(ctx, { page: 1, cashType: '', ...filter })),
  }
}

/** The code an act was refused with, or `done`. */
export const codeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refusal || error instanceof StaffRefusal) return error.code
      throw error
    },
  )
