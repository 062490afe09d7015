import type { AdminAnswerOf, AdminCoinDeposit, AdminCoinPayment, CoinNetwork, coinOverview } from '@maru/contract'

export type CoinOverview = AdminAnswerOf<typeof coinOverview>

/** A rate older than this is none (`docs/guides/coin.md`). */
const oldRateMs = 5 * 60_000
const silentMs = 60_000
export const isRateOld = (at: string, now: number): boolean => now - Date.parse(at) > oldRateMs
/** The chain has not answered for a minute. */
export const isSilent = (reachedAt: string | null, now: number): boolean =>
  reachedAt === null || now - Date.parse(reachedAt) > silentMs

/** What keeps coin from coming or going now. */
export const alertsOf = (
  { reachedAt, failure, rate, wallets }: Pick<CoinOverview, 'reachedAt' | 'failure' | 'rate' | 'wallets'>,
  now: number,
): ('chain' | 'rate' | 'gas')[] => [
  ...(failure !== null || isSilent(reachedAt, now) ? ['chain' as const] : []),
  ...(rate === null || isRateOld(rate.at, now) ? ['rate' as const] : []),
  ...(isWithoutGas(wallets) ? ['gas' as const] : []),
]
/** The hot wallet was asked, and cannot pay for a transaction. */
export const isWithoutGas = (wallets: CoinOverview['wallets']): boolean =>
  wallets !== null && wallets.hotGas !== null && Number(wallets.hotGas) === 0

export type Custody = {
  onChain: number
  /** What is on the chain beyond the ledger; negative: it is less. */
  difference: number
  /** What neither the operator's own money nor transfers that arrive nor payments that leave explain. */
  unexplained: number
}
/** What is at our addresses of the chain against what the ledger says. Null: the chain was not asked for all of it yet. */
export const custodyOf = ({
  wallets,
  custody,
  own,
  arriving,
  leaving,
}: Pick<CoinOverview, 'wallets' | 'custody' | 'own' | 'arriving' | 'leaving'>): Custody | null => {
  if (!wallets || wallets.atAddresses === null || wallets.hot === null) return null
  const onChain = wallets.atAddresses + wallets.hot
  const difference = onChain - custody
  return { onChain, difference, unexplained: difference - own - arriving + leaving }
}

type Decidable = Pick<AdminCoinDeposit, 'state' | 'waiting' | 'crediting'>
/** Credited, or its return asked for. While one of them waits for the second of the staff, that is decided first. */
export const mayDecideDeposit = ({ state, waiting, crediting }: Decidable): boolean =>
  state === 'held' && waiting === null && crediting === null
export const mayDecideCredit = ({ state, crediting }: Decidable): boolean => state === 'held' && crediting !== null
export const mayDecideReturn = ({ state, waiting }: Decidable): boolean => state === 'held' && waiting !== null
export const mayRetryPayment = ({ state }: Pick<AdminCoinPayment, 'state'>): boolean => state === 'failed'
export const mayDropPayment = ({ state }: Pick<AdminCoinPayment, 'state'>): boolean =>
  state === 'failed' || state === 'queued'

/** What staff read before they decide. Whether a payment whose number another transaction had moved coin, the chain alone says. */
export const paymentNote = ({
  state,
  failure,
}: Pick<AdminCoinPayment, 'state' | 'failure'>):
  | 'payment.queued-note'
  | 'payment.failed-note'
  | 'failure.number-lost' =>
  state !== 'failed' ? 'payment.queued-note' : failure === 'number-lost' ? 'failure.number-lost' : 'payment.failed-note'

/** Where people look at a transaction; undefined: nowhere, or at no page of the web. */
export const transactionAddress = (
  network: Pick<CoinNetwork, 'transactionUrl'> | null | undefined,
  hash: string,
): string | undefined => {
  const address = network?.transactionUrl?.replaceAll('{hash}', encodeURIComponent(hash))
  return address !== undefined && /^https?:\/\//.test(address) ? address : undefined
}

/** Beginning and end of an address or a hash, for a place where it is looked up and not compared. */
export const shortHex = (hex: string): string => (hex.length > 14 ? `${hex.slice(0, 6)}…${hex.slice(-4)}` : hex)

/** A whole address in pieces of four, to be compared by eye. */
export const inPieces = (hex: string): string[] => hex.match(/^0x|.{1,4}/g) ?? []
