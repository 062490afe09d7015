import type { Module } from '../../platform/module.ts'
import { bonusPlays } from './bonus-play.source.ts'
import { serveAdminBonusCost } from './calls/admin/cost-bonus.ts'
import { serveAdminBonusList } from './calls/admin/list-bonuses.ts'
import { serveAdminBonusSave } from './calls/admin/save-bonus.ts'
import { serveBonusCancel } from './calls/member/cancel-bonus.ts'
import { serveBonusList } from './calls/member/list-bonuses.ts'
import { convertClock } from './convert.clock.ts'
import { countWagers } from './count-wagers.observer.ts'
import { forfeitOnExclusion } from './exclusion.observer.ts'
import { expireBonusesJob } from './expire.job.ts'

export const promotionsModule: Module = {
  name: 'promotions',
  calls: [serveBonusList, serveBonusCancel],
  adminCalls: [serveAdminBonusList, serveAdminBonusSave, serveAdminBonusCost],
  jobs: [expireBonusesJob],
  clocks: [convertClock],
  observers: { pauses: [forfeitOnExclusion], wagers: [countWagers], bonusPlay: [bonusPlays] },
}
