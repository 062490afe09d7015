import type { Module } from '../../platform/module.ts'
import { serveMemberForgiveDebt } from './calls/admin/forgive-debt.ts'
import { serveBetList } from './calls/member/list-bets.ts'
import { serveBetDetail } from './calls/member/show-bet.ts'
import { collectDebtsClock } from './debt.service.ts'
import { followCluster } from './follow-cluster.service.ts'
import { openMonthsJob } from './open-months.job.ts'
import { proveFiguresJob } from './prove-figures.job.ts'
import { keepSumsClock } from './running-sums.service.ts'
import { assertReachable } from './wager.states.ts'
import { closeWagerWriter } from './writer/writer.service.ts'

assertReachable()

export const wagersModule: Module = {
  name: 'wagers',
  calls: [serveBetList, serveBetDetail],
  adminCalls: [serveMemberForgiveDebt],
  jobs: [openMonthsJob, proveFiguresJob],
  clocks: [keepSumsClock, collectDebtsClock],
  start: async (services) => {
    await followCluster(services)
    return () => closeWagerWriter(services)
  },
}
