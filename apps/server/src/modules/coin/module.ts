import type { Module } from '../../platform/module.ts'
import { serveCoinList } from './calls/member/list-coin.ts'
import { serveCoinQuote } from './calls/member/make-quote.ts'
import { serveCoinDemoSend } from './calls/member/send-from-demo.ts'
import { serveCoinDeposit } from './calls/member/show-deposit.ts'
import { serveCoinWithdrawal } from './calls/member/show-withdrawal.ts'
import { serveCoinWithdraw } from './calls/member/withdraw.ts'
import { coinCalls } from './office/coin-calls.ts'
import { sendClock } from './payments/send.clock.ts'
import { proveCoinJob } from './prove-coin.job.ts'
import { rateClock } from './rates/read-rates.clock.ts'
import { servePrice } from './rates/serve-price.ts'
import { tidyRatesJob } from './rates/tidy-rates.job.ts'
import { readClock } from './reader/read.clock.ts'

export const coinModule: Module = {
  name: 'coin',
  calls: [serveCoinDeposit, serveCoinQuote, serveCoinList, serveCoinDemoSend, serveCoinWithdrawal, serveCoinWithdraw],
  adminCalls: coinCalls,
  clocks: [rateClock, readClock, sendClock],
  jobs: [proveCoinJob, tidyRatesJob],
  routes: servePrice,
}
