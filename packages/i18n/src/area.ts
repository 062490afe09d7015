import type { ResultCode } from '@maru/contract'

/** Korean is the measure: its keys are the keys of every language. */
export type Texts = {
  account: typeof import('../locales/ko/account.json')
  auth: typeof import('../locales/ko/auth.json')
  bets: typeof import('../locales/ko/bets.json')
  bonus: typeof import('../locales/ko/bonus.json')
  care: typeof import('../locales/ko/care.json')
  cash: typeof import('../locales/ko/cash.json')
  'cash-reasons': typeof import('../locales/ko/cash-reasons.json')
  command: typeof import('../locales/ko/command.json')
  common: typeof import('../locales/ko/common.json')
  games: typeof import('../locales/ko/games.json')
  main: typeof import('../locales/ko/main.json')
  member: typeof import('../locales/ko/member.json')
  messages: typeof import('../locales/ko/messages.json')
  minigames: typeof import('../locales/ko/minigames.json')
  office: typeof import('../locales/ko/office.json')
  'office-bonus': typeof import('../locales/ko/office-bonus.json')
  'office-points': typeof import('../locales/ko/office-points.json')
  'office-site': typeof import('../locales/ko/office-site.json')
  points: typeof import('../locales/ko/points.json')
  privacy: typeof import('../locales/ko/privacy.json')
  protection: typeof import('../locales/ko/protection.json')
  'result-codes': typeof import('../locales/ko/result-codes.json')
  server: typeof import('../locales/ko/server.json')
  site: typeof import('../locales/ko/site.json')
  'sign-up-reasons': typeof import('../locales/ko/sign-up-reasons.json')
  'staff-codes': typeof import('../locales/ko/staff-codes.json')
  statements: typeof import('../locales/ko/statements.json')
  tables: typeof import('../locales/ko/tables.json')
}

type English = {
  account: typeof import('../locales/en/account.json')
  auth: typeof import('../locales/en/auth.json')
  bets: typeof import('../locales/en/bets.json')
  bonus: typeof import('../locales/en/bonus.json')
  care: typeof import('../locales/en/care.json')
  cash: typeof import('../locales/en/cash.json')
  'cash-reasons': typeof import('../locales/en/cash-reasons.json')
  command: typeof import('../locales/en/command.json')
  common: typeof import('../locales/en/common.json')
  games: typeof import('../locales/en/games.json')
  main: typeof import('../locales/en/main.json')
  member: typeof import('../locales/en/member.json')
  messages: typeof import('../locales/en/messages.json')
  minigames: typeof import('../locales/en/minigames.json')
  office: typeof import('../locales/en/office.json')
  'office-bonus': typeof import('../locales/en/office-bonus.json')
  'office-points': typeof import('../locales/en/office-points.json')
  'office-site': typeof import('../locales/en/office-site.json')
  points: typeof import('../locales/en/points.json')
  privacy: typeof import('../locales/en/privacy.json')
  protection: typeof import('../locales/en/protection.json')
  'result-codes': typeof import('../locales/en/result-codes.json')
  server: typeof import('../locales/en/server.json')
  site: typeof import('../locales/en/site.json')
  'sign-up-reasons': typeof import('../locales/en/sign-up-reasons.json')
  'staff-codes': typeof import('../locales/en/staff-codes.json')
  statements: typeof import('../locales/en/statements.json')
  tables: typeof import('../locales/en/tables.json')
}

type Vietnamese = {
  account: typeof import('../locales/vn/account.json')
  auth: typeof import('../locales/vn/auth.json')
  bets: typeof import('../locales/vn/bets.json')
  bonus: typeof import('../locales/vn/bonus.json')
  care: typeof import('../locales/vn/care.json')
  cash: typeof import('../locales/vn/cash.json')
  'cash-reasons': typeof import('../locales/vn/cash-reasons.json')
  command: typeof import('../locales/vn/command.json')
  common: typeof import('../locales/vn/common.json')
  games: typeof import('../locales/vn/games.json')
  main: typeof import('../locales/vn/main.json')
  member: typeof import('../locales/vn/member.json')
  messages: typeof import('../locales/vn/messages.json')
  minigames: typeof import('../locales/vn/minigames.json')
  office: typeof import('../locales/vn/office.json')
  'office-bonus': typeof import('../locales/vn/office-bonus.json')
  'office-points': typeof import('../locales/vn/office-points.json')
  'office-site': typeof import('../locales/vn/office-site.json')
  points: typeof import('../locales/vn/points.json')
  privacy: typeof import('../locales/vn/privacy.json')
  protection: typeof import('../locales/vn/protection.json')
  'result-codes': typeof import('../locales/vn/result-codes.json')
  server: typeof import('../locales/vn/server.json')
  site: typeof import('../locales/vn/site.json')
  'sign-up-reasons': typeof import('../locales/vn/sign-up-reasons.json')
  'staff-codes': typeof import('../locales/vn/staff-codes.json')
  statements: typeof import('../locales/vn/statements.json')
  tables: typeof import('../locales/vn/tables.json')
}

export type Area = keyof Texts
export type Key<A extends Area> = keyof Texts[A] & string

type Words<T> = { [A in keyof T]: Record<keyof T[A], string> }
type Complete<Other extends Words<Texts>> = Other
type CodesComplete<T extends Record<ResultCode, string>> = T
/** Fails to compile when a language lacks a text or a result code has none. */
export type EveryText = [Complete<English>, Complete<Vietnamese>, CodesComplete<Texts['result-codes']>]
