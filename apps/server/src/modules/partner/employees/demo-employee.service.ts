import type { PartnerRight } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { hashPassword } from '../../identity/index.ts'
import { setUpCodes } from '../site-login/factor.service.ts'
import { findEmployeeByOwnId, insertEmployee } from './employee.repository.ts'

export type DemoEmployee = {
  /** Behind the partner's id and a dot. */
  ownId: string
  name: string
  rights: readonly PartnerRight[]
  password: string
  totpSecret: string
}

/** An employee whose application for codes is set up with a seed that everybody may read. */
export const ensureDemoEmployee = async (ctx: Ctx, partnerId: number, employee: DemoEmployee): Promise<void> => {
  if (ctx.config.MARU_MODE !== 'demo') throw new Error('demo employees are for MARU_MODE=demo')
  const { ownId, name, rights, password, totpSecret } = employee
  if (await findEmployeeByOwnId(ctx, partnerId, ownId)) return
  const passwordHash = await hashPassword(password)
  const employeeId = await insertEmployee(ctx, { partnerId, ownId, name, rights: [...rights], passwordHash })
  if (employeeId !== undefined) await setUpCodes(ctx, employeeId, totpSecret)
}
