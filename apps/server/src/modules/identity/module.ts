import type { Module } from '../../platform/module.ts'
import { serveStaffAccountAdd } from './calls/admin/add-staff.ts'
import { serveSignUpApprove } from './calls/admin/approve-sign-up.ts'
import { serveStaffAccountChange } from './calls/admin/change-staff.ts'
import { serveMemberEndSessions } from './calls/admin/end-sessions.ts'
import { serveMemberLiftSuspension } from './calls/admin/lift-suspension.ts'
import { serveMemberSessions } from './calls/admin/list-sessions.ts'
import { serveSignUpList } from './calls/admin/list-sign-ups.ts'
import { serveStaffAccountList } from './calls/admin/list-staff.ts'
import { serveMemberLock } from './calls/admin/lock-member.ts'
import { serveStaffAccountLock } from './calls/admin/lock-staff.ts'
import { serveSignUpCalled } from './calls/admin/note-call.ts'
import { serveStaffOwnPassword } from './calls/admin/own-password.ts'
import { serveSignUpReject } from './calls/admin/reject-sign-up.ts'
import { serveSignUpRejectMany } from './calls/admin/reject-sign-ups.ts'
import { serveStaffAccountResetPassword } from './calls/admin/reset-staff-password.ts'
import { serveStaffAccountResetTotp } from './calls/admin/reset-staff-totp.ts'
import { serveMemberSearch } from './calls/admin/search-members.ts'
import { serveMemberSetBar } from './calls/admin/set-bar.ts'
import { serveMemberSetTest } from './calls/admin/set-test.ts'
import { serveStaffLogin } from './calls/admin/staff-login.ts'
import { serveStaffLogout } from './calls/admin/staff-logout.ts'
import { serveStaffMe } from './calls/admin/staff-me.ts'
import { serveMemberSuspend } from './calls/admin/suspend-member.ts'
import { serveMemberSuspendMany } from './calls/admin/suspend-members.ts'
import { serveMemberUnlockLogin } from './calls/admin/unlock-login.ts'
import { serveMemberUnlock } from './calls/admin/unlock-member.ts'
import { serveStaffAccountUnlock } from './calls/admin/unlock-staff.ts'
import { serveMemberUnlockWithdrawal } from './calls/admin/unlock-withdrawal.ts'
import { serveCheckDuplicate } from './calls/guest/check-duplicate.ts'
import { serveCaptcha } from './calls/guest/get-captcha.ts'
import { serveCaptchaSound } from './calls/guest/get-captcha-sound.ts'
import { serveLogin } from './calls/guest/log-in.ts'
import { serveSignup } from './calls/guest/sign-up.ts'
import { serveMemberInfo } from './calls/member/get-info.ts'
import { serveOwnSessions } from './calls/member/list-sessions.ts'
import { serveLogout } from './calls/member/log-out.ts'
import { serveGetToken } from './calls/member/rotate-token.ts'
import { serveMemberUpdate } from './calls/member/update-secrets.ts'
import { refuseDemoAccounts } from './demo-account.service.ts'
import { factorAdminCalls, factorCalls } from './factors/served.ts'
import { markMissedCallsJob } from './mark-missed-calls.job.ts'
import { assertReachable } from './member.states.ts'
import { tidyJob } from './tidy.job.ts'

export const identityModule: Module = {
  name: 'identity',
  calls: [
    serveCaptcha,
    serveCaptchaSound,
    serveLogin,
    serveSignup,
    serveCheckDuplicate,
    serveMemberInfo,
    serveGetToken,
    serveLogout,
    serveMemberUpdate,
    serveOwnSessions,
    ...factorCalls,
  ],
  adminCalls: [
    serveStaffLogin,
    serveStaffLogout,
    serveStaffMe,
    serveStaffOwnPassword,
    serveSignUpList,
    serveSignUpCalled,
    serveSignUpApprove,
    serveSignUpReject,
    serveSignUpRejectMany,
    serveMemberSearch,
    serveMemberSessions,
    serveMemberLock,
    serveMemberSetBar,
    serveMemberLiftSuspension,
    serveMemberSuspend,
    serveMemberSuspendMany,
    serveMemberSetTest,
    serveMemberUnlock,
    serveMemberUnlockWithdrawal,
    serveMemberUnlockLogin,
    serveMemberEndSessions,
    serveStaffAccountList,
    serveStaffAccountAdd,
    serveStaffAccountChange,
    serveStaffAccountLock,
    serveStaffAccountUnlock,
    serveStaffAccountResetTotp,
    serveStaffAccountResetPassword,
    ...factorAdminCalls,
  ],
  jobs: [markMissedCallsJob, tidyJob],
  async start(services) {
    assertReachable()
    await refuseDemoAccounts(services)
    return undefined
  },
}
