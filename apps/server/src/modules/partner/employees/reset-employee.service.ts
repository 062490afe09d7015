import { type BodyOf, type DataOf, partnerEmployeeReset } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { clearPlaces, hashPassword, memberAccount } from '../../identity/index.ts'
import { assertUnlocked, ownNode } from '../access.service.ts'
import { endSessionsOfEmployee } from '../site-login/end-sessions.service.ts'
import type { Node } from '../tree/node.ts'
import { recordAct } from './act.service.ts'
import { savePassword } from './employee.repository.ts'
import { deleteCodes } from './employee-codes.repository.ts'
import { lockOwnEmployee, loginIdOf, newEmployeePassword } from './employees.service.ts'

/** In steps, for the password. */
export const resetEmployee = async (
  ctx: MemberCtx,
  own: Node,
  { employeeId, what }: BodyOf<typeof partnerEmployeeReset>,
): Promise<DataOf<typeof partnerEmployeeReset>> => {
  assertUnlocked(own)
  const password = what === 'password' ? newEmployeePassword(ctx) : ''
  const passwordHash = password && (await hashPassword(password))
  await ctx.inOwnTransaction(async (one) => {
    assertUnlocked(await ownNode(one, 'employees.manage'))
    const { ownId } = await lockOwnEmployee(one, own, employeeId)
    if (what === 'password') await savePassword(one, employeeId, passwordHash)
    else await deleteCodes(one, employeeId)
    // Whoever knew what was lost is a stranger from now on.
    await clearPlaces(one, memberAccount(one, await loginIdOf(one, ownId)))
    await endSessionsOfEmployee(one, employeeId)
    await recordAct(one, partnerEmployeeReset, { employeeId, what })
  })
  return { password }
}
