import { type CashOutcome, cashStatuses, isCashReason, isSignUpReason, memberStatuses } from '@maru/contract'
import { type Key, type Say, textOf } from '@maru/i18n/react'
import { languageNames } from '../../shared/language-names.ts'
import { sumDigits } from '../../shared/money.ts'
import { seoulFull } from '../../shared/time/seoul.ts'
import { outcomeWords, typeWords } from '../../shared/words/cash-words.ts'
import { memberStatusWords } from '../../shared/words/member-words.ts'

// The server may learn actions, targets and fields before there is a word for them; then their own names stand there.
const actions: Record<string, Key<'office'>> = {
  'sign-up.call': 'action.sign-up-called',
  'sign-up.approve': 'action.sign-up-approved',
  'sign-up.reject': 'action.sign-up-rejected',
  'member.lock': 'action.member-locked',
  'member.unlock': 'action.member-unlocked',
  'member.unlock-withdrawal': 'action.withdrawal-unlocked',
  'member.suspend': 'action.member-suspended',
  'member.lift-suspension': 'action.suspension-lifted',
  'member.bar': 'action.member-barred',
  'member.unbar': 'action.member-unbarred',
  'member.unlock-login': 'action.login-unlocked',
  'member.reset-factors': 'action.factors-reset',
  'member.end-sessions': 'action.sessions-ended',
  'member.forgive-debt': 'action.debt-forgiven',
  'protection.tighten-limit': 'action.limit-tightened',
  'protection.ask-looser-limit': 'action.limit-loosening-asked',
  'protection.loosen-limit': 'action.limit-loosened',
  'protection.keep-limit': 'action.limit-kept',
  'protection.time-out': 'action.time-out',
  'protection.self-exclusion': 'action.exclusion',
  'protection.ask-lift': 'action.lift-asked',
  'protection.lift': 'action.lifted',
  'points.save-rules': 'action.point-rules-saved',
  'points.move': 'action.points-moved',
  'points.ask-move': 'action.points-asked',
  'points.confirm-move': 'action.points-confirmed',
  'points.drop-move': 'action.points-dropped',
  'messages.send': 'action.messages-sent',
  'messages.cancel': 'action.messages-cancelled',
  'messages.add-template': 'action.template-added',
  'messages.save-template': 'action.template-saved',
  'messages.delete-template': 'action.template-deleted',
  'support.take': 'action.support-taken',
  'support.answer': 'action.support-answered',
  'support.hand-over': 'action.support-handed',
  'support.close': 'action.support-closed',
  'support.save-canned': 'action.canned-saved',
  'support.delete-canned': 'action.canned-deleted',
  'levels.save-rules': 'action.level-rules-saved',
  'levels.set': 'action.level-set',
  'protection.note': 'action.protection-note',
  'protection.contact': 'action.protection-contact',
  'promotions.save-bonus': 'action.bonus-saved',
  'promotions.ask-terms': 'action.bonus-asked',
  'promotions.approve-terms': 'action.bonus-approved',
  'promotions.drop-terms': 'action.bonus-dropped',
  'promotions.ask-grant': 'action.grant-asked',
  'promotions.approve-grant': 'action.grant-approved',
  'promotions.drop-grant': 'action.grant-dropped',
  'promotions.grant': 'action.bonus-granted',
  'promotions.cancel-grant': 'action.bonus-cancelled',
  'promotions.take-grants': 'action.bonus-file',
  'member.mark-test': 'action.member-test',
  'member.unmark-test': 'action.member-no-test',
  'staff.login': 'action.logged-in',
  'staff.logout': 'action.logged-out',
  'staff.create': 'action.staff-create',
  'staff.change': 'action.staff-change',
  'staff.lock': 'action.staff-lock',
  'staff.unlock': 'action.staff-unlock',
  'staff.reset-totp': 'action.staff-reset-totp',
  'staff.reset-password': 'action.staff-reset-password',
  'site.option': 'action.site-option',
  'site.bank': 'action.site-bank',
  'site.bank-order': 'action.bank-order',
  'site.change': 'action.site-change',
  'site.create': 'action.site-create',
  'accounts.ask': 'action.account-asked',
  'accounts.confirm': 'action.account-confirmed',
  'accounts.drop': 'action.account-dropped',
  'accounts.off': 'action.account-off',
  'cashier.wait': 'action.cash-started',
  'cashier.approve': 'action.cash-approved',
  'cashier.reject': 'action.cash-rejected',
  'site.maintenance': 'action.maintenance',
  'site.picture-upload': 'action.picture-uploaded',
  'site.banner-create': 'action.banner-created',
  'site.banner-change': 'action.banner-changed',
  'site.banner-delete': 'action.banner-deleted',
  'site.popup-create': 'action.popup-created',
  'site.popup-change': 'action.popup-changed',
  'site.popup-delete': 'action.popup-deleted',
  'boards.show': 'action.board-shown',
  'boards.hide': 'action.board-hidden',
  'boards.pin': 'action.board-pinned',
  'boards.write': 'action.board-written',
  'boards.change': 'action.board-changed',
  'boards.word': 'action.board-word',
  'boards.word-drop': 'action.board-word-dropped',
  'boards.settings': 'action.board-settings',
  'boards.faq-create': 'action.faq-created',
  'boards.faq-change': 'action.faq-changed',
  'boards.faq-delete': 'action.faq-deleted',
  'boards.rules': 'action.rules-saved',
  'questions.answer': 'action.question-answered',
  'questions.template-create': 'action.template-created',
  'questions.template-change': 'action.template-changed',
  'questions.template-delete': 'action.template-deleted',
  'games.switch': 'action.game-switched',
  'operations.retry-event': 'action.event-retried',
  'operations.dismiss-notice': 'action.notice-dismissed',
  'operations.discard-event': 'action.event-discarded',
  'vendors.add': 'action.vendor-added',
  'vendors.change': 'action.vendor-changed',
  'vendors.switch': 'action.vendor-switched',
  'tables.open': 'action.table-opened',
  'tables.pause': 'action.table-paused',
  'tables.close': 'action.table-closed',
  'tables.void': 'action.table-void-asked',
  'tables.confirm-void': 'action.table-round-voided',
  'tables.withdraw-void': 'action.table-void-withdrawn',
  'tables.dealer': 'action.table-dealer',
  'tables.shift': 'action.table-shift-planned',
  'tables.end-shift': 'action.table-shift-ended',
  'tables.dress': 'action.table-dress',
  'tables.video': 'action.table-video',
  'tables.switch': 'action.table-switched',
  'tables.limits': 'action.table-limits',
  'tables.open-bets': 'action.table-bets-opened',
  'tables.close-bets': 'action.table-bets-closed',
  'tables.type-result': 'action.table-result-typed',
  'tables.confirm-result': 'action.table-result-confirmed',
  'tables.chat': 'action.table-chat',
  'tables.chat-delete': 'action.table-chat-deleted',
  'tables.chat-mute': 'action.table-chat-muted',
  'tables.chat-unmute': 'action.table-chat-unmuted',
  'tables.chat-words': 'action.table-chat-words',
  'tables.try-owed': 'action.table-owed-tried',
  'tables.watch': 'action.table-watched',
  'tables.not-done': 'action.table-not-done',
  'minigames.prices': 'action.mini-prices',
  'minigames.settings': 'action.mini-settings',
  'minigames.limits': 'action.mini-limits',
  'minigames.begin-chain': 'action.mini-chain-begun',
  'minigames.commit-chain': 'action.mini-chain-committed',
  'minigames.propose-salt': 'action.mini-salt-proposed',
  'minigames.confirm-salt': 'action.mini-salt-confirmed',
  'minigames.request-cancel': 'action.mini-cancel-asked',
  'minigames.confirm-cancel': 'action.mini-cancel-confirmed',
  'minigames.request-result': 'action.mini-result-proposed',
  'minigames.confirm-result': 'action.mini-result-confirmed',
  'minigames.withdraw-cancel': 'action.mini-cancel-withdrawn',
}
const targets: Record<string, Key<'office'>> = {
  member: 'audit.target-member',
  cash: 'audit.target-cash',
  account: 'audit.target-account',
  game: 'audit.target-game',
  vendor: 'audit.target-vendor',
  table: 'audit.target-table',
  site: 'audit.target-site',
  banner: 'audit.target-banner',
  bonus: 'audit.target-bonus',
  popup: 'audit.target-popup',
  post: 'audit.target-post',
  comment: 'audit.target-comment',
  question: 'audit.target-question',
  word: 'audit.target-word',
  board: 'audit.target-board',
  faq: 'audit.target-faq',
  rules: 'audit.target-rules',
  template: 'audit.target-template',
  staff: 'audit.target-staff',
  event: 'audit.target-event',
  minigame: 'audit.target-minigame',
  round: 'audit.target-round',
  chain: 'audit.target-chain',
  mailing: 'audit.target-mailing',
  chat: 'audit.target-chat',
  template: 'audit.target-template',
}
const fields: Record<string, Key<'office'>> = {
  amount: 'audit.field-amount',
  audience: 'audit.field-audience',
  cashType: 'audit.field-cashType',
  memberId: 'audit.field-memberId',
  calledAt: 'audit.field-calledAt',
  coolingHours: 'audit.field-coolingHours',
  coolingLoss: 'audit.field-coolingLoss',
  endDate: 'audit.field-endDate',
  helpLine: 'audit.field-helpLine',
  helpLink: 'audit.field-helpLink',
  isNow: 'audit.field-isNow',
  isOn: 'audit.field-isOn',
  isWithdrawalLocked: 'audit.field-isWithdrawalLocked',
  kind: 'audit.field-kind',
  link: 'audit.field-link',
  openSessions: 'audit.field-openSessions',
  ord: 'audit.field-ord',
  pause: 'audit.field-pause',
  period: 'audit.field-period',
  realityCheckMinutes: 'audit.field-realityCheckMinutes',
  reason: 'audit.field-reason',
  failedLogins: 'audit.field-failedLogins',
  isActive: 'audit.field-isActive',
  isDepositBarred: 'member.barred-deposit',
  isWithdrawalBarred: 'member.barred-withdrawal',
  isBettingBarred: 'member.barred-betting',
  showFrom: 'audit.field-showFrom',
  showUntil: 'audit.field-showUntil',
  startDate: 'audit.field-startDate',
  status: 'audit.field-status',
  text: 'audit.field-text',
  title: 'audit.field-title',
  until: 'audit.field-until',
  wasLate: 'audit.field-wasLate',
  ...languageNames,
}

export const actionWord = (t: Say<'office'>, action: string): string => (actions[action] ? t(actions[action]) : action)

/** `member:12` as "member 12", with the name where there is one. */
export const targetWord = (
  t: Say<'office'>,
  { target, targetName }: { target: string; targetName: string },
): string => {
  const [kind = '', ...rest] = target.split(':')
  const word = targets[kind] ? t(targets[kind], { id: rest.join(':') }) : target
  return targetName === '' ? word : `${targetName} (${word})`
}

export const fieldWord = (t: Say<'office'>, path: string): string =>
  path
    .split('.')
    .map((part) => (fields[part] ? t(fields[part]) : part))
    .join(' · ')

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:\d{2})$/

export const valueWord = (t: Say<'office'>, path: string, value: string): string => {
  if (value === 'true') return t('audit.yes')
  if (value === 'false') return t('audit.no')
  if (instant.test(value)) return seoulFull(value)
  if (path === 'amount' && /^-?\d{1,15}$/.test(value)) return sumDigits(Number(value))
  if (path === 'cashType' && (value === 'deposit' || value === 'withdrawal')) return t(typeWords[value])
  if (path === 'reason' && isCashReason(value)) return textOf('cash-reasons', value)
  if (path === 'reason' && isSignUpReason(value)) return textOf('sign-up-reasons', value)
  if (!path.endsWith('status')) return value
  const status = memberStatuses.find((each) => each === value)
  if (status) return t(memberStatusWords[status].word)
  const outcome = auditedOutcome[value]
  return outcome ? t(outcomeWords[outcome].word) : value
}

// What members do themselves is not in the audit log, so −1 there is always a refusal by staff.
const auditedOutcome: Record<string, CashOutcome | undefined> = {
  [cashStatuses.applied]: 'applied',
  [cashStatuses.waiting]: 'waiting',
  [cashStatuses.completed]: 'completed',
  [cashStatuses.cancelled]: 'rejected',
}
