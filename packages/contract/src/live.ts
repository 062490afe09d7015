import type { Notice } from './calls/member/privacy.ts'
import type { SportTicketState } from './sport.ts'

/** Commands of the live socket: message body `{cmd, data1, data2}`. */
export const liveCommands = [
  'INSPECT',
  'CASH',
  'MSG',
  'LOGOUT',
  'LOCK_BET_YN',
  'PROTECTION',
  'NOTICE',
  'SPORTS_TICKET',
] as const
export type LiveCommand = (typeof liveCommands)[number]

/** What data1 and data2 carry for each command. */
export type LiveMessage =
  /** data1 'Y': maintenance has begun. */
  | { cmd: 'INSPECT'; data1: 'Y' | 'N'; data2: string }
  /** Cash and points now, whole numbers, and their `balanceVersion`. `by: 'other'`: what moved was no stake and no result of a game. */
  | { cmd: 'CASH'; data1: number; data2: number; version: number; by?: 'other' }
  /** Unread messages now. data2 `quiet`: show the number alone, the member wants no note of it or got a NOTICE. */
  | { cmd: 'MSG'; data1: number; data2: '' | 'quiet' }
  /** Something happened that the member wants a note of on the page. */
  | { cmd: 'NOTICE'; data1: Notice; data2: '' }
  /** data1: why, a result code. */
  | { cmd: 'LOGOUT'; data1: string; data2: string }
  /**
   * A reality check is due: bets are refused until it is acknowledged (data2 0). Or the time of a limit is nearly used up: data2 seconds are left. Or the member's
   * own limits had no room for a stake (data2 0).
   */
  | { cmd: 'PROTECTION'; data1: 'reality-check' | 'time-left' | 'limit-reached'; data2: number }
  /** A ticket of the member is no longer as it was: data1 its id, data2 its state now. */
  | { cmd: 'SPORTS_TICKET'; data1: string; data2: SportTicketState }
  /** Anything but N and Y: games are down. */
  | { cmd: 'LOCK_BET_YN'; data1: 'Y' | 'N'; data2: 'Y' | 'N' }

export const livePath = '/live'
export const memberTopic = (socketKey: string): string => `/topic/member/${socketKey}`
export const siteTopic = (siteId: number): string => `/topic/site/${siteId}`

/** The partner's own pages: at most once a second, what of its subtree changed; they ask again. `online`: who is logged in. `figures`: turnover, commission, deposits and withdrawals. */
export const partnerTopic = (socketKey: string): string => `/topic/partner/${socketKey}`
export const partnerChanges = ['online', 'figures'] as const
/** `isOver`: the login at the partner site has ended, and the socket with it. */
export type PartnerLiveMessage = { what: (typeof partnerChanges)[number][]; isOver?: true }

/** The back office's socket: same protocol, cookie session. */
export const adminLivePath = '/admin/live'
export const staffTopic = (siteId: number): string => `/topic/staff/${siteId}`
export const staffEventKinds = ['sign-up', 'cash-request', 'member', 'site', 'game', 'notice', 'figures'] as const
export type StaffEventKind = (typeof staffEventKinds)[number]
/** Says that something changed; the screen asks again. `isNew`: a new thing waits, so a sound is due. */
export type StaffLiveMessage = { what: StaffEventKind; id: string; isNew: boolean }

/** For staff with `minigames.read`: stakes or rounds of mini games changed, at most once a second. */
export const minigameDeskTopic = (siteId: number): string => `/topic/staff/${siteId}/minigames`
export type MinigameDeskMessage = { what: 'minigames' }

/** For staff with `sports.read`: tickets, prices, results or what traders set changed, at most once a second. `isReferred`: a ticket waits that did not before, so a sound is due. */
export const sportsDeskTopic = (siteId: number): string => `/topic/staff/${siteId}/sports`
export type SportsDeskMessage = { what: 'sports'; isReferred: boolean }
