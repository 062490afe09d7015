import type { Module } from '../../platform/module.ts'
import { bonusPlays } from './bonus-play.source.ts'
import { serveAdminBonusGrantCancel } from './calls/admin/cancel-grant.ts'
import { serveAdminBonusCost } from './calls/admin/cost-bonus.ts'
import { serveAdminBonusDecide } from './calls/admin/decide-request.ts'
import { serveAdminBonusGrantsFile } from './calls/admin/get-grants-file.ts'
import { serveAdminBonusGrant } from './calls/admin/grant-bonus.ts'
import { serveAdminBonusList } from './calls/admin/list-bonuses.ts'
import { serveAdminBonusGrants } from './calls/admin/list-grants.ts'
import { serveAdminBonusRequests } from './calls/admin/list-requests.ts'
import { serveAdminBonusVersions } from './calls/admin/list-versions.ts'
import { serveAdminBonusSave } from './calls/admin/save-bonus.ts'
import { serveBonusCancel } from './calls/member/cancel-bonus.ts'
import { serveBonusList } from './calls/member/list-bonuses.ts'
import { convertClock } from './convert.clock.ts'
import { countWagers } from './count-wagers.observer.ts'
import { depositOfferSource } from './deposit-offers.source.ts'
import { endingSoonJob } from './ending-soon.job.ts'
import { forfeitOnExclusion } from './exclusion.observer.ts'
import { findDueEverywhereJob, findDueJob } from './periodic/find-due.job.ts'
import { grantDueJob } from './periodic/grant-due.job.ts'
import { bonusesOfNewLevels } from './periodic/level-rose.listener.ts'

export const promotionsModule: Module = {
  name: 'promotions',
  calls: [serveBonusList, serveBonusCancel],
  adminCalls: [
    serveAdminBonusList,
    serveAdminBonusVersions,
    serveAdminBonusSave,
    serveAdminBonusCost,
    serveAdminBonusRequests,
    serveAdminBonusDecide,
    serveAdminBonusGrants,
    serveAdminBonusGrantsFile,
    serveAdminBonusGrant,
    serveAdminBonusGrantCancel,
  ],
  jobs: [endingSoonJob, findDueJob, findDueEverywhereJob, grantDueJob],
  listeners: [bonusesOfNewLevels],
  clocks: [convertClock],
  observers: {
    pauses: [forfeitOnExclusion],
    wagers: [countWagers],
    bonusPlay: [bonusPlays],
    depositOffers: [depositOfferSource],
  },
}
