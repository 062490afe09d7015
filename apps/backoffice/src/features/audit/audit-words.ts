import { type CashOutcome, cashStatuses, isCashReason, isSignUpReason, memberStatuses } from '@maru/contract'
import { type Key, type Say, textOf } from '@maru/i18n/react'
import { languageNames } from '../../shared/language-names.ts'
import { amountText, sumDigits } from '../../shared/money.ts'
import { seoulFull } from '../../shared/time/seoul.ts'
import { outcomeWords, typeWords } from '../../shared/words/cash-words.ts'
import { memberStatusWords } from '../../shared/words/member-words.ts'
import { actions } from './audit-actions.ts'

const targets: Record<string, Key<'office'>> = {
  member: 'audit.target-member',
  cash: 'audit.target-cash',
  coin: 'audit.target-coin',
  payment: 'audit.target-payment',
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
  'answer-template': 'audit.target-answer-template',
  staff: 'audit.target-staff',
  event: 'audit.target-event',
  'sport-event': 'audit.target-sport-event',
  minigame: 'audit.target-minigame',
  round: 'audit.target-round',
  chain: 'audit.target-chain',
  mailing: 'audit.target-mailing',
  chat: 'audit.target-chat',
  template: 'audit.target-template',
}
const fields: Record<string, Key<'office'>> = {
  amount: 'audit.field-amount',
  address: 'audit.field-address',
  cash: 'audit.field-cash',
  cashIdx: 'audit.field-cashIdx',
  isPaying: 'cash.paying',
  paymentId: 'audit.field-paymentId',
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
  state: 'audit.field-status',
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

/** `action`: what the entry is about; sums of coin are USDT. */
export const valueWord = (t: Say<'office'>, path: string, value: string, action = ''): string => {
  if (value === 'true') return t('audit.yes')
  if (value === 'false') return t('audit.no')
  if (instant.test(value)) return seoulFull(value)
  if ((path === 'amount' || path === 'cash') && /^-?\d{1,15}$/.test(value))
    return path === 'amount' && action.startsWith('coin.')
      ? amountText(Number(value), 'USDT')
      : sumDigits(Number(value))
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
