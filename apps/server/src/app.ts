import type { AdminCall, Call } from '@maru/contract'
import { adminCalls, wireCalls } from '@maru/contract/catalogue'
import { attendanceModule } from './modules/attendance/module.ts'
import { auditModule } from './modules/audit/module.ts'
import { boardRewardsModule } from './modules/boardrewards/module.ts'
import { boardsModule } from './modules/boards/module.ts'
import { cashierModule } from './modules/cashier/module.ts'
import { coinModule } from './modules/coin/module.ts'
import { communityModule } from './modules/community/module.ts'
import { couponsModule } from './modules/coupons/module.ts'
import { deskModule } from './modules/desk/module.ts'
import { gamesModule } from './modules/games/module.ts'
import { identityModule } from './modules/identity/module.ts'
import { ledgerModule } from './modules/ledger/module.ts'
import { levelsModule } from './modules/levels/module.ts'
import { liveModule } from './modules/live/module.ts'
import { minigamesModule } from './modules/minigames/module.ts'
import { operationsModule } from './modules/operations/module.ts'
import { partnerModule } from './modules/partner/module.ts'
import { pointsModule } from './modules/points/module.ts'
import { privacyModule } from './modules/privacy/module.ts'
import { promotionsModule } from './modules/promotions/module.ts'
import { protectionModule } from './modules/protection/module.ts'
import { rotaryModule } from './modules/rotary/module.ts'
import { securityModule } from './modules/security/module.ts'
import { siteModule } from './modules/site/module.ts'
import { sportsbookModule } from './modules/sportsbook/module.ts'
import { sportsdataModule } from './modules/sportsdata/module.ts'
import { statementsModule } from './modules/statements/module.ts'
import { supportModule } from './modules/support/module.ts'
import { wagersModule } from './modules/wagers/module.ts'
import type { Module } from './platform/module.ts'

/** Every module, in the order of who builds on whom. Nothing is loaded by magic. */
export const modules: readonly Module[] = [
  auditModule,
  securityModule,
  ledgerModule,
  siteModule,
  identityModule,
  communityModule,
  supportModule,
  protectionModule,
  cashierModule,
  coinModule,
  boardsModule,
  wagersModule,
  levelsModule,
  pointsModule,
  couponsModule,
  rotaryModule,
  attendanceModule,
  boardRewardsModule,
  promotionsModule,
  gamesModule,
  minigamesModule,
  sportsdataModule,
  sportsbookModule,
  partnerModule,
  statementsModule,
  privacyModule,
  deskModule,
  operationsModule,
  liveModule,
]

/** Throws when a call of the contract is served not at all or twice, or one is served that the contract does not know. */
export const checkServed = (all: readonly Module[] = modules): void => {
  const problems = [
    ...mismatches<Call>(
      wireCalls,
      all.flatMap((m) => m.calls ?? []).map((s) => s.call),
      (c) => c.path,
    ),
    ...mismatches<AdminCall>(
      adminCalls,
      all.flatMap((m) => m.adminCalls ?? []).map((s) => s.call),
      (c) => `${c.method} ${c.path}`,
    ),
  ]
  if (problems.length > 0) throw new Error(`contract and modules differ:\n${problems.join('\n')}`)
}

const mismatches = <C>(promised: readonly C[], served: readonly C[], name: (call: C) => string): string[] => [
  ...promised
    .filter((call) => served.filter((s) => s === call).length !== 1)
    .map((call) => `${name(call)} is served ${served.filter((s) => s === call).length} times`),
  ...served.filter((call) => !promised.includes(call)).map((call) => `${name(call)} is not in the contract`),
]
