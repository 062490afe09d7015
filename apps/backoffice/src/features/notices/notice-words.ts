import type { StaffNotice } from '@maru/contract'
import type { Say } from '@maru/i18n/react'
import { digits, exactPercent, sumText, timesText } from '../../shared/money.ts'
import { seoulClock, seoulFull } from '../../shared/time/seoul.ts'
import type { MarketWords } from '../../shared/words/use-market-words.ts'
import { coinText, coinTitle, isOfCoin } from './coin-notice-words.ts'

const waitWords = {
  early: 'notice.round-early',
  late: 'notice.round-late',
  contradiction: 'notice.round-contradiction',
  impossible: 'notice.round-impossible',
  unreadable: 'notice.round-unreadable',
  failed: 'notice.round-failed',
} as const

const signWords = {
  circle: 'notice.partner-circle',
  'taken-back': 'notice.partner-taken',
  withdrawn: 'notice.partner-withdrawn',
} as const

/** What a notice says in one line. */
export const noticeTitle = (t: Say<'office'>, words: MarketWords, row: StaffNotice): string => {
  if (row.kind === 'event-undelivered') return t('notice.event', { event: row.event, id: row.eventId })
  if (row.kind === 'months-ahead') return t('notice.months', { table: row.table, months: row.months })
  if (row.kind === 'chain-ends') return t('notice.chain', { game: words.game(row.game) })
  if (row.kind === 'round-waits')
    return t('notice.round', { game: words.game(row.game), round: seoulFull(row.roundId) })
  if (row.kind === 'minigame-return')
    return t('notice.return', { game: words.game(row.game), market: words.joined(row.game, row.market) })
  if (row.kind === 'transfer-unclear')
    return t('notice.transfer', { nick: row.memberNick, vendor: row.vendorCode, amount: sumText(row.amount) })
  if (row.kind === 'purse-held')
    return t('notice.held', { vendor: row.vendorCode, amount: sumText(row.amount), members: digits(row.members) })
  if (row.kind === 'sports-gap') return t('notice.sports-gap', { feed: row.feed, producer: row.producer })
  if (row.kind === 'ticket-waits') return t('notice.ticket', { nick: row.memberNick })
  if (row.kind === 'referrals-wait') return t('notice.referrals', { count: row.waiting })
  if (row.kind === 'seal-late') return t('notice.seal')
  if (row.kind === 'partner-money')
    return t('notice.partner', { partner: row.partnerNick, nick: row.memberNick, amount: sumText(row.amount) })
  if (isOfCoin(row)) return coinTitle(t, row)
  const { memberNick: nick, gameName: game, payout } = row
  return t('notice.win', { nick, game, payout: sumText(payout) })
}

/** What it comes to, and what is to be done. */
export const noticeText = (t: Say<'office'>, row: StaffNotice): string => {
  if (row.kind === 'event-undelivered') return t('notice.event-text', { attempts: row.attempts, error: row.error })
  if (row.kind === 'months-ahead') return t('notice.months-text')
  if (row.kind === 'round-waits') return t(waitWords[row.why])
  if (row.kind === 'chain-ends') {
    const { chainId: chain, lastDrawAt } = row
    return lastDrawAt ? t('notice.chain-text', { at: seoulFull(lastDrawAt), chain }) : t('notice.chain-none', { chain })
  }
  if (row.kind === 'minigame-return')
    return t('notice.return-text', {
      actual: exactPercent(row.actualBp),
      expected: exactPercent(row.expectedBp),
      low: exactPercent(row.lowBp),
      high: exactPercent(row.highBp),
      rounds: digits(row.rounds),
    })
  if (row.kind === 'transfer-unclear')
    return t(row.direction === 'in' ? 'notice.transfer-in' : 'notice.transfer-out', { at: seoulFull(row.since) })
  if (row.kind === 'purse-held') {
    const at = seoulFull(row.since)
    return row.problem === 'open-round'
      ? t('notice.held-round', { at })
      : t('notice.held-text', { at, problem: row.problem || '–' })
  }
  if (row.kind === 'sports-gap') return t('notice.sports-gap-text', { said: row.said })
  if (row.kind === 'ticket-waits') return t(row.why === 'failed' ? 'notice.ticket-failed' : 'notice.ticket-impossible')
  if (row.kind === 'referrals-wait') return t('notice.referrals-text', { at: seoulClock(row.since) })
  if (row.kind === 'seal-late') return t('notice.seal-text', { at: seoulFull(row.since) })
  if (row.kind === 'partner-money')
    return t(signWords[row.sign], { given: sumText(row.given), used: sumText(row.used) })
  if (isOfCoin(row)) return coinText(t, row)
  const stake = sumText(row.stake)
  if (row.stake === 0) return t('notice.win-stake', { stake })
  return t('notice.win-text', { stake, times: timesText(row.payout, row.stake) })
}
