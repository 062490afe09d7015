import { serveMiniFeedAccept } from '../calls/admin/accept-result.ts'
import { serveMiniCancelAsk } from '../calls/admin/ask-cancel.ts'
import { serveMiniChainBegin } from '../calls/admin/begin-chain.ts'
import { serveMiniCancelConfirm } from '../calls/admin/confirm-cancel.ts'
import { serveMiniSaltConfirm } from '../calls/admin/confirm-salt.ts'
import { serveMiniFeed } from '../calls/admin/list-feed.ts'
import { serveMiniPriceHistory } from '../calls/admin/list-price-versions.ts'
import { serveMiniDeskRounds } from '../calls/admin/list-rounds.ts'
import { serveMiniDeskWagers } from '../calls/admin/list-wagers.ts'
import { serveMiniSaltPropose } from '../calls/admin/propose-salt.ts'
import { serveMiniLimitsSave } from '../calls/admin/save-limits.ts'
import { serveMiniPricesSave } from '../calls/admin/save-prices.ts'
import { serveMiniSettingsSave } from '../calls/admin/save-settings.ts'
import { serveMiniChains } from '../calls/admin/show-chains.ts'
import { serveMiniDesk } from '../calls/admin/show-desk.ts'
import { serveMiniPrices } from '../calls/admin/show-prices.ts'
import { serveMiniReturns } from '../calls/admin/show-returns.ts'
import { serveMiniDeskRound } from '../calls/admin/show-round.ts'
import { serveMiniSettings } from '../calls/admin/show-settings.ts'
import { serveMiniCancelWithdraw } from '../calls/admin/withdraw-cancel.ts'

/** What staff see and do of mini games, for the module's table. */
export const officeCalls = [
  serveMiniDesk,
  serveMiniDeskRounds,
  serveMiniDeskRound,
  serveMiniDeskWagers,
  serveMiniCancelAsk,
  serveMiniCancelConfirm,
  serveMiniCancelWithdraw,
  serveMiniPrices,
  serveMiniPricesSave,
  serveMiniPriceHistory,
  serveMiniSettings,
  serveMiniSettingsSave,
  serveMiniLimitsSave,
  serveMiniChains,
  serveMiniChainBegin,
  serveMiniSaltPropose,
  serveMiniSaltConfirm,
  serveMiniFeed,
  serveMiniFeedAccept,
  serveMiniReturns,
]
