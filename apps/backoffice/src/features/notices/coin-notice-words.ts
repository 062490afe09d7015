import { type CoinRate, type Currency, ledgerDigits, type StaffNotice } from '@maru/contract'
import type { Say } from '@maru/i18n/react'
import { seoulFull } from '../../shared/time/seoul.ts'

type CoinNotice = Extract<StaffNotice, { kind: `coin-${string}` }>

export const isOfCoin = (row: StaffNotice): row is CoinNotice => row.kind.startsWith('coin-')

const usdt = (amount: number): string => (amount / 10 ** ledgerDigits.USDT).toFixed(ledgerDigits.USDT)
/** In whole units of the currency, which a rate has thousandths of ledger units of. */
const price = (rate: CoinRate, currency: Currency): string => (rate / 1_000 / 10 ** ledgerDigits[currency]).toString()

export const coinTitle = (t: Say<'office'>, row: CoinNotice): string => {
  if (row.kind === 'coin-lost') return t('notice.coin-lost', { nick: row.memberNick, amount: usdt(row.amount) })
  if (row.kind === 'coin-rate') return t('notice.coin-rate')
  if (row.kind === 'coin-failed') return t('notice.coin-failed', { nick: row.memberNick, amount: usdt(row.amount) })
  return t(row.what === 'no-gas' ? 'notice.coin-no-gas' : 'notice.coin-no-coin')
}

export const coinText = (t: Say<'office'>, row: CoinNotice): string => {
  if (row.kind === 'coin-lost') return t('notice.coin-lost-text', { hash: row.txHash })
  if (row.kind === 'coin-failed') return t('notice.coin-failed-text', { payment: row.paymentIdx })
  if (row.kind === 'coin-lacks')
    return t('notice.coin-lacks-text', { at: seoulFull(row.since), amount: usdt(row.amount) })
  const { currency } = row
  return t('notice.coin-rate-text', {
    at: seoulFull(row.since),
    rate: price(row.rate, currency),
    last: price(row.last, currency),
    currency,
  })
}
