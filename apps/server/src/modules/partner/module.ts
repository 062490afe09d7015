import type { Module } from '../../platform/module.ts'
import { accrueClock, accrueJob } from './accrual/accrue.job.ts'
import { serveAdminSettlementConfirm } from './calls/admin/confirm-settlement.ts'
import { serveAdminSettlementDrop } from './calls/admin/drop-settlement.ts'
import { serveAdminPartnerRatesFree } from './calls/admin/free-rates.ts'
import { serveAdminSettlementFreeze } from './calls/admin/freeze-settlement.ts'
import { serveAdminPartnerMoneyMoves } from './calls/admin/list-money-moves.ts'
import { serveAdminPartnerMembers } from './calls/admin/list-partner-members.ts'
import { serveAdminPartners } from './calls/admin/list-partners.ts'
import { serveAdminSettlements } from './calls/admin/list-settlements.ts'
import { serveAdminPartnerSigns } from './calls/admin/list-signs.ts'
import { serveAdminPartnerLock } from './calls/admin/lock-partner.ts'
import { serveAdminPartnerMake } from './calls/admin/make-partner.ts'
import { serveAdminPartnerMove } from './calls/admin/move-partner.ts'
import { serveAdminSettlementPreview } from './calls/admin/preview-settlement.ts'
import { serveAdminPartnerRatesSave } from './calls/admin/save-rates.ts'
import { serveAdminPartnerPurse } from './calls/admin/show-commission.ts'
import { serveAdminPartner } from './calls/admin/show-partner.ts'
import { serveAdminSettlement } from './calls/admin/show-settlement.ts'
import { serveAdminWagerCommission } from './calls/admin/show-wager-commission.ts'
import { serveAdminPartnerUnlock } from './calls/admin/unlock-partner.ts'
import { serveMemberMoneyMoves } from './calls/member/list-received.ts'
import { servePartnerConvert } from './calls/partner/convert-commission.ts'
import { servePartnerCreate } from './calls/partner/create-partner.ts'
import { servePartnerExportTicket } from './calls/partner/give-export-ticket.ts'
import { servePartnerGive } from './calls/partner/give-money.ts'
import { servePartnerBets } from './calls/partner/list-bets.ts'
import { servePartnerCash } from './calls/partner/list-cash.ts'
import { servePartnerLosing } from './calls/partner/list-losing.ts'
import { servePartnerMembers } from './calls/partner/list-members.ts'
import { servePartnerMoneyMoves } from './calls/partner/list-money-moves.ts'
import { servePartnerMoves } from './calls/partner/list-moves.ts'
import { servePartnerOnline } from './calls/partner/list-online.ts'
import { servePartnerRateHistory } from './calls/partner/list-rate-history.ts'
import { servePartnerRecommended } from './calls/partner/list-recommended.ts'
import { servePartnerWagers } from './calls/partner/list-wagers.ts'
import { servePartnerMoveDown } from './calls/partner/move-down.ts'
import { servePartnerRatesSave } from './calls/partner/save-rates.ts'
import { servePartnerCommission } from './calls/partner/show-commission.ts'
import { servePartnerDashboard } from './calls/partner/show-dashboard.ts'
import { servePartnerGiveTarget } from './calls/partner/show-give-target.ts'
import { servePartnerLosingLines } from './calls/partner/show-losing.ts'
import { servePartnerMe } from './calls/partner/show-me.ts'
import { servePartnerMoveTarget } from './calls/partner/show-move-target.ts'
import { servePartnerRatesOf } from './calls/partner/show-rates.ts'
import { servePartnerSettlement } from './calls/partner/show-settlement.ts'
import { servePartnerTree } from './calls/partner/show-tree.ts'
import { servePartnerWhy } from './calls/partner/show-why.ts'
import { serveDownload } from './exports/serve-download.ts'
import { findSignsJob } from './give/find-signs.job.ts'
import { publishSessions } from './live/session.observer.ts'
import { partnerTopic } from './live/topic.ts'
import { estimateLosingClock, estimateLosingJob } from './losing/estimate.job.ts'
import { payLosingClock, payLosingJob } from './losing/pay.job.ts'
import { payRollingClock, payRollingJob } from './purse/pay-rolling.job.ts'
import { provePursesJob } from './purse/prove-purses.job.ts'
import { chainEverybody } from './rates/first-chains.service.ts'
import { findSelfRollingEverywhereJob, findSelfRollingJob } from './signs/find-self-rolling.job.ts'
import { endPartnerLogins } from './site-login/end-logins.observer.ts'
import { employeeCalls, siteLoginCalls } from './site-login/served.ts'
import { tidySiteSessionsJob } from './site-login/tidy.job.ts'
import { placeAdmitted } from './tree/admit.observer.ts'

export const partnerModule: Module = {
  name: 'partner',
  calls: [
    servePartnerMe,
    servePartnerTree,
    servePartnerCreate,
    servePartnerMembers,
    servePartnerMoves,
    servePartnerMoveTarget,
    servePartnerMoveDown,
    servePartnerRatesOf,
    servePartnerRatesSave,
    servePartnerRateHistory,
    servePartnerCommission,
    servePartnerConvert,
    servePartnerGiveTarget,
    servePartnerGive,
    servePartnerMoneyMoves,
    serveMemberMoneyMoves,
    ...employeeCalls,
    ...siteLoginCalls,
    servePartnerOnline,
    servePartnerBets,
    servePartnerCash,
    servePartnerRecommended,
    servePartnerDashboard,
    servePartnerSettlement,
    servePartnerLosing,
    servePartnerLosingLines,
    servePartnerWagers,
    servePartnerWhy,
    servePartnerExportTicket,
  ],
  adminCalls: [
    serveAdminPartners,
    serveAdminPartner,
    serveAdminPartnerMembers,
    serveAdminPartnerMake,
    serveAdminPartnerMove,
    serveAdminPartnerLock,
    serveAdminPartnerUnlock,
    serveAdminPartnerRatesSave,
    serveAdminPartnerRatesFree,
    serveAdminSettlements,
    serveAdminSettlementPreview,
    serveAdminSettlementFreeze,
    serveAdminSettlement,
    serveAdminSettlementConfirm,
    serveAdminSettlementDrop,
    serveAdminPartnerMoneyMoves,
    serveAdminPartnerPurse,
    serveAdminWagerCommission,
    serveAdminPartnerSigns,
  ],
  jobs: [
    accrueJob,
    payRollingJob,
    provePursesJob,
    payLosingJob,
    estimateLosingJob,
    findSignsJob,
    tidySiteSessionsJob,
    findSelfRollingJob,
    findSelfRollingEverywhereJob,
  ],
  clocks: [accrueClock, payRollingClock, payLosingClock, estimateLosingClock],
  topics: [partnerTopic],
  observers: { members: [placeAdmitted, endPartnerLogins], sessions: [publishSessions] },
  start: chainEverybody,
  routes: serveDownload,
}
