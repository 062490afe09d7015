import * as adminAttendance from './calls/admin/attendance.ts'
import * as adminBanks from './calls/admin/banks.ts'
import * as adminBoardRewards from './calls/admin/board-rewards.ts'
import * as adminBoards from './calls/admin/boards.ts'
import * as adminBonusGrants from './calls/admin/bonus-grants.ts'
import * as adminBonuses from './calls/admin/bonuses.ts'
import * as adminCash from './calls/admin/cash.ts'
import * as adminCoin from './calls/admin/coin.ts'
import * as adminCoinPaidBy from './calls/admin/coin-paid-by.ts'
import * as adminCoupons from './calls/admin/coupons.ts'
import * as adminDepositAccounts from './calls/admin/deposit-accounts.ts'
import * as adminGuides from './calls/admin/guides.ts'
import * as adminLevels from './calls/admin/levels.ts'
import * as adminMemberFactors from './calls/admin/member-factors.ts'
import * as adminMembers from './calls/admin/members.ts'
import * as adminMessages from './calls/admin/messages.ts'
import * as adminMinigameDraws from './calls/admin/minigame-draws.ts'
import * as adminMinigameSettings from './calls/admin/minigame-settings.ts'
import * as adminMinigames from './calls/admin/minigames.ts'
import * as adminNotices from './calls/admin/notices.ts'
import * as adminPartnerAudit from './calls/admin/partner-audit.ts'
import * as adminPartnerMoney from './calls/admin/partner-money.ts'
import * as adminPartnerSettlement from './calls/admin/partner-settlement.ts'
import * as adminPartners from './calls/admin/partners.ts'
import * as adminPoints from './calls/admin/points.ts'
import * as adminProtection from './calls/admin/protection.ts'
import * as adminQuestions from './calls/admin/questions.ts'
import * as adminRotary from './calls/admin/rotary.ts'
import * as adminSecurity from './calls/admin/security.ts'
import * as adminSignUps from './calls/admin/sign-ups.ts'
import * as adminSite from './calls/admin/site.ts'
import * as adminSiteOptions from './calls/admin/site-options.ts'
import * as adminSportsBoard from './calls/admin/sports-board.ts'
import * as adminSportsChanges from './calls/admin/sports-changes.ts'
import * as adminSportsOfferRequests from './calls/admin/sports-offer-requests.ts'
import * as adminSportsReferred from './calls/admin/sports-referred.ts'
import * as adminSportsReport from './calls/admin/sports-report.ts'
import * as adminSportsResults from './calls/admin/sports-results.ts'
import * as adminSportsRules from './calls/admin/sports-rules.ts'
import * as adminSportsTickets from './calls/admin/sports-tickets.ts'
import * as adminStaff from './calls/admin/staff.ts'
import * as adminStaffAccounts from './calls/admin/staff-accounts.ts'
import * as adminSupport from './calls/admin/support.ts'
import * as adminTableDesk from './calls/admin/table-desk.ts'
import * as adminTableOrders from './calls/admin/table-orders.ts'
import * as adminTableShifts from './calls/admin/table-shifts.ts'
import * as adminTables from './calls/admin/tables.ts'
import * as adminTransfers from './calls/admin/transfers.ts'
import * as adminVendors from './calls/admin/vendors.ts'
import * as guestGames from './calls/guest/games.ts'
import * as guestMember from './calls/guest/member.ts'
import * as guestMinigames from './calls/guest/minigames.ts'
import * as guestRules from './calls/guest/rules.ts'
import * as guestSite from './calls/guest/site.ts'
import * as guestSports from './calls/guest/sports.ts'
import * as guestTables from './calls/guest/tables.ts'
import * as memberAttendance from './calls/member/attendance.ts'
import * as memberBoardFiles from './calls/member/board-files.ts'
import * as memberBoardRewards from './calls/member/board-rewards.ts'
import * as memberBoards from './calls/member/boards.ts'
import * as memberBonuses from './calls/member/bonuses.ts'
import * as memberCash from './calls/member/cash.ts'
import * as memberCoin from './calls/member/coin.ts'
import * as memberCoupons from './calls/member/coupons.ts'
import * as memberGames from './calls/member/games.ts'
import * as memberGifts from './calls/member/gifts.ts'
import * as memberLevels from './calls/member/levels.ts'
import * as memberMember from './calls/member/member.ts'
import * as memberMessages from './calls/member/messages.ts'
import * as memberMinigames from './calls/member/minigames.ts'
import * as memberPoints from './calls/member/points.ts'
import * as memberPrivacy from './calls/member/privacy.ts'
import * as memberProtection from './calls/member/protection.ts'
import * as memberRotary from './calls/member/rotary.ts'
import * as memberSecurity from './calls/member/security.ts'
import * as memberSports from './calls/member/sports.ts'
import * as memberStatements from './calls/member/statements.ts'
import * as memberSupport from './calls/member/support.ts'
import * as memberTransfers from './calls/member/transfers.ts'
import * as partnerDownline from './calls/partner/downline.ts'
import * as partnerEmployees from './calls/partner/employees.ts'
import * as partnerExports from './calls/partner/exports.ts'
import * as partnerFigures from './calls/partner/figures.ts'
import * as partnerGive from './calls/partner/give.ts'
import * as partnerLosing from './calls/partner/losing.ts'
import * as partnerMoveDown from './calls/partner/move-down.ts'
import * as partnerPurse from './calls/partner/purse.ts'
import * as partnerRates from './calls/partner/rates.ts'
import * as partnerSiteLogin from './calls/partner/site-login.ts'
import * as partnerTree from './calls/partner/tree.ts'
import * as partnerWagers from './calls/partner/wagers.ts'
import type { AdminCall } from './define-admin-call.ts'
import type { Call } from './define-call.ts'

const everything: unknown[] = [
  guestMember,
  guestSite,
  guestGames,
  guestMinigames,
  guestSports,
  guestTables,
  guestRules,
  memberMember,
  memberMessages,
  memberSupport,
  memberCash,
  memberCoin,
  memberTransfers,
  memberBonuses,
  memberBoards,
  memberBoardFiles,
  memberBoardRewards,
  memberPoints,
  memberLevels,
  memberCoupons,
  memberAttendance,
  memberRotary,
  memberGames,
  memberGifts,
  memberMinigames,
  memberPrivacy,
  memberProtection,
  memberSecurity,
  memberSports,
  memberStatements,
  partnerGive,
  partnerLosing,
  partnerMoveDown,
  partnerPurse,
  partnerTree,
  partnerRates,
  partnerEmployees,
  partnerSiteLogin,
  partnerDownline,
  partnerFigures,
  partnerExports,
  partnerWagers,
  adminStaff,
  adminStaffAccounts,
  adminNotices,
  adminSecurity,
  adminSignUps,
  adminCash,
  adminCoin,
  adminCoinPaidBy,
  adminDepositAccounts,
  adminBonuses,
  adminBoards,
  adminQuestions,
  adminGuides,
  adminPartnerMoney,
  adminPartners,
  adminPartnerSettlement,
  adminPartnerAudit,
  adminPoints,
  adminLevels,
  adminCoupons,
  adminAttendance,
  adminBoardRewards,
  adminRotary,
  adminBonusGrants,
  adminMemberFactors,
  adminMembers,
  adminProtection,
  adminSite,
  adminSiteOptions,
  adminSportsReport,
  adminSportsRules,
  adminBanks,
  adminVendors,
  adminTransfers,
  adminTables,
  adminSupport,
  adminTableDesk,
  adminTableOrders,
  adminTableShifts,
  adminMinigames,
  adminMinigameSettings,
  adminMessages,
  adminMinigameDraws,
  adminSportsChanges,
  adminSportsBoard,
  adminSportsOfferRequests,
  adminSportsReferred,
  adminSportsResults,
  adminSportsTickets,
].flatMap((file) => Object.values(file))
const hasPath = (x: unknown): x is { path: string } =>
  typeof x === 'object' && x !== null && 'path' in x && typeof x.path === 'string'

/** What pages of partners ask as guests. */
const guestsAtPartnerSite: readonly string[] = [
  '/api/common/code',
  '/api/common/gameCodes',
  '/api/common/gameGroupCodes',
  '/api/common/siteCheckInfo',
  '/api/etc/bank',
  '/api/etc/siteOption',
  '/api/member/checkDuplicate',
]

/** Every call that is made in the envelope. Only the server and tests need the lists: a browser imports single calls. */
export const wireCalls: readonly Call[] = everything.filter((x): x is Call => hasPath(x) && 'audience' in x)
/** Every call of the member wire. */
export const memberWireCalls: readonly Call[] = wireCalls.filter(({ at }) => at === undefined)
/** Every call of the partner site: its own, those of partners, and some of guests. None of members. */
export const partnerSiteCalls: readonly Call[] = wireCalls.filter(
  ({ at, audience, path }) => at === 'partner-site' || audience === 'partner' || guestsAtPartnerSite.includes(path),
)
/** Every call of the back office. */
export const adminCalls: readonly AdminCall[] = everything.filter(
  (x): x is AdminCall => hasPath(x) && 'permission' in x,
)
