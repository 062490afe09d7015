import { type CoinRate, type Currency, isCashCurrency, type StaffNotice } from '@maru/contract'
import type { Say } from '@maru/i18n/react'
import { coinRateDigits, usdtDigits } from '../../shared/money.ts'
import { seoulFull } from '../../shared/time/seoul.ts'

type CoinNotice = Extract<StaffNotice, { kind: `coin-${string}` }>

export const isOfCoin = (row: StaffNotice): row is CoinNotice => row.kind.startsWith('coin-')

const price = (rate: CoinRate, currency: Currency): string =>
  isCashCurrency(currency) ? coinRateDigits(rate, currency) : String(rate)

/** The list of the page of coin that the notice is about. */
export const coinSearchOf = (row: CoinNotice) => ({
  tab: row.kind === 'coin-failed' || row.kind === 'coin-lacks' ? ('payments' as const) : ('deposits' as const),
  state: row.kind === 'coin-lost' ? ('all' as const) : ('open' as const),
  payment: 'open' as const,
  memberId: row.kind === 'coin-held' || row.kind === 'coin-lost' || row.kind === 'coin-failed' ? row.memberId : 0,
  before: '',
})

export const coinTitle = (t: Say<'office'>, row: CoinNotice): string => {
  if (row.kind === 'coin-held') return t('notice.coin-held', { nick: row.memberNick, amount: usdtDigits(row.amount) })
  if (row.kind === 'coin-lost') return t('notice.coin-lost', { nick: row.memberNick, amount: usdtDigits(row.amount) })
  if (row.kind === 'coin-rate') return t('notice.coin-rate')
  if (row.kind === 'coin-failed')
    return t('notice.coin-failed', { nick: row.memberNick, amount: usdtDigits(row.amount) })
  return t(`notice.coin-${row.what}`)
}

export const coinText = (t: Say<'office'>, row: CoinNotice): string => {
  if (row.kind === 'coin-held') return t(`notice.coin-held.${row.heldFor}`)
  if (row.kind === 'coin-lost') return t('notice.coin-lost-text', { hash: row.txHash })
  if (row.kind === 'coin-failed') return t('notice.coin-failed-text', { payment: row.paymentIdx })
  if (row.kind === 'coin-lacks')
    return t(row.what === 'too-dear' ? 'notice.coin-dear-text' : 'notice.coin-lacks-text', {
      at: seoulFull(row.since),
      amount: usdtDigits(row.amount),
    })
  const { currency } = row
  return t('notice.coin-rate-text', {
    at: seoulFull(row.since),
    rate: price(row.rate, currency),
    last: price(row.last, currency),
    currency,
  })
}
