// Types only: no schema and no zod reaches the browser by this file.
import type * as contract from '@maru/contract'

type Exported = (typeof contract)[keyof typeof contract]
/** Every call of the member wire. */
export type AnyCall = Extract<Exported, { path: string; audience: string; reads: boolean }>
export type CallPath = AnyCall['path']
export type CallAt<P extends CallPath> = Extract<AnyCall, { path: P }>
export type Body<P extends CallPath> = contract.SentBodyOf<CallAt<P>>
export type Data<P extends CallPath> = contract.DataOf<CallAt<P>>

/** Calls that change nothing: only these are sent again by themselves. A test holds the list against the contract. */
export const readPaths: ReadonlySet<string> = new Set<CallPath>([
  '/api/attendance/month',
  '/api/bet/betDetail',
  '/api/bet/betlist',
  '/api/bet/winlose',
  '/api/board/msgList',
  '/api/board/rule',
  '/api/board/{boardType}/list',
  '/api/bonus/list',
  '/api/bonus/offers',
  '/api/cash/getUserCash',
  '/api/cash/heldMoney',
  '/api/cash/limits',
  '/api/cash/list/',
  '/api/common/code',
  '/api/common/gameCodes',
  '/api/common/gameGroupCodes',
  '/api/common/siteCheckInfo',
  '/api/coupon/list',
  '/api/etc/bank',
  '/api/etc/banner',
  '/api/etc/popupList',
  '/api/etc/siteOption',
  '/api/game/getGame',
  '/api/game/getGameList',
  '/api/game/tables',
  '/api/main',
  '/api/main/cashList',
  '/api/main/nt/list',
  '/api/main/popupList',
  '/api/member/checkDuplicate',
  '/api/member/info',
  '/api/member/level',
  '/api/member/security',
  '/api/member/sessions',
  '/api/minigame/dayDraws',
  '/api/minigame/myBets',
  '/api/minigame/powerballResult',
  '/api/minigame/proof',
  '/api/minigame/slots/{prodId}/{type}',
  '/api/minigame/statistics',
  '/api/point/held',
  '/api/point/list',
  '/api/point/summary',
  '/api/privacy/closing',
  '/api/privacy/export',
  '/api/privacy/notices',
  '/api/protection/limitHistory',
  '/api/protection/limits',
  '/api/protection/record',
  '/api/protection/state',
  '/api/rotary/list',
  '/api/statement/list',
  '/api/support/chat',
])
