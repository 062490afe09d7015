import type { Ctx } from '../../../platform/context.ts'
import { secretsOf } from '../../../platform/secrets.ts'
import {
  beginMemberTotp,
  confirmMemberTotp,
  hashRecoveryCode,
  judgeCode,
  newRecoveryCodes,
  newTotpSecret,
  totpAddress,
  totpStep,
} from '../../identity/index.ts'
import { siteById } from '../../site/index.ts'
import { lockEmployee } from '../employees/employee.repository.ts'
import { beginCodes, confirmCodes, takeCodeStep, takeEmployeeCode } from '../employees/employee-codes.repository.ts'
import type { SiteAccount } from './account.service.ts'

/**
 * The application for codes of an account. A partner has one for both sites, so that who knows its password alone sets up none beside the one that guards the member site; an employee has its own.
 */
export type Factor = {
  /** What a login has to show: `none` is set up, or the code is right, `missing` or `wrong`. A right one is used up. */
  judge(code: string): Promise<'none' | 'right' | 'missing' | 'wrong'>
  /** A new secret; undefined where one is set up. */
  begin(): Promise<{ secret: string; address: string } | undefined>
  /** Recovery codes where the code is right; `none` was begun, or one is set up already. */
  confirm(code: string): Promise<string[] | 'none' | 'wrong'>
}

/** In the transaction that has locked the account. */
export const factorOf = (ctx: Ctx, { partnerId, employeeId, loginId }: SiteAccount): Factor =>
  employeeId === null
    ? {
        judge: (code) => judgeCode(ctx, partnerId, code),
        begin: () => beginMemberTotp(ctx, { member_id: partnerId, mem_id: loginId }),
        confirm: (code) => confirmMemberTotp(ctx, partnerId, code),
      }
    : factorOfEmployee(ctx, employeeId, loginId)

const PURPOSE = 'employee.totp'
const hashOf = (employeeId: number, code: string): Buffer => hashRecoveryCode(`employee:${employeeId}`, code)

const factorOfEmployee = (ctx: Ctx, employeeId: number, loginId: string): Factor => {
  const stepOf = async (code: string): Promise<number | undefined> => {
    const sealed = (await lockEmployee(ctx, employeeId))?.totpSealed
    return sealed ? totpStep(secretsOf(ctx).open(PURPOSE, sealed), code, ctx.now) : undefined
  }
  const isSetUp = async (): Promise<boolean> => (await lockEmployee(ctx, employeeId))?.hasCodes ?? false
  return {
    async judge(code) {
      if (!(await isSetUp())) return 'none'
      if (code.trim() === '') return 'missing'
      const step = await stepOf(code)
      const isTaken =
        step === undefined
          ? await takeEmployeeCode(ctx, employeeId, hashOf(employeeId, code))
          : await takeCodeStep(ctx, employeeId, step)
      return isTaken ? 'right' : 'wrong'
    },
    async begin() {
      const secret = newTotpSecret()
      const address = totpAddress(secret, loginId, (await siteById(ctx, ctx.siteId)).name)
      return (await beginCodes(ctx, employeeId, secretsOf(ctx).seal(PURPOSE, secret))) ? { secret, address } : undefined
    },
    async confirm(code) {
      const employee = await lockEmployee(ctx, employeeId)
      if (!employee?.totpSealed || employee.hasCodes) return 'none'
      const step = await stepOf(code)
      if (step === undefined || !(await takeCodeStep(ctx, employeeId, step))) return 'wrong'
      const codes = newRecoveryCodes(ctx)
      await confirmCodes(
        ctx,
        employeeId,
        codes.map((one) => hashOf(employeeId, one)),
      )
      return codes
    },
  }
}

/** For seeds: an application that is set up already. */
export const setUpCodes = async (ctx: Ctx, employeeId: number, secret: string): Promise<void> => {
  if (await beginCodes(ctx, employeeId, secretsOf(ctx).seal(PURPOSE, secret))) await confirmCodes(ctx, employeeId, [])
}
