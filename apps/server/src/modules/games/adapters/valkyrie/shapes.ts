import { z } from 'zod'
import { Figure, isPlain } from './figures.ts'

const figure = z.instanceof(Figure)
/** What is not given is 0; a null is no amount. */
const amount = figure
  .refine(isPlain)
  .optional()
  .transform((given) => given ?? new Figure('0'))
const word = z.string().max(200)
/** Valkyrie sends an id that there is none of as null, as an empty text, or not at all. */
const id = z.string().max(100)
const perhapsId = id.nullish().transform((given) => (given ? given : undefined))
const time = z.iso.datetime({ offset: true })

const promo = z.record(z.string().max(60), z.union([word, figure]).nullish())
const jackpot = z.object({
  jackpotId: word.nullish(),
  jackpotReference: word.nullish(),
  jackpotAmount: figure.nullish(),
  jackpotBuckets: z.array(promo).max(50).nullish(),
})
const roundTransaction = z.object({
  providerTransactionId: id.nullish(),
  transactionDateTime: time.nullish(),
  cashAmount: figure.nullish(),
  isGameOver: z.boolean().nullish(),
  jackpotContribution: figure.nullish(),
})

/** `Transaction` of the PAM API. Promotions, jackpots, tips and the parts of a round say what the amounts are made of: they are kept, and move nothing. */
export const transactionBody = z.object({
  currency: z.string().max(10),
  transactionType: z.string().max(40),
  cashAmount: amount,
  bonusAmount: amount,
  promoAmount: amount,
  transactionDateTime: time.nullish(),
  providerTransactionId: id.min(1),
  providerBetRef: perhapsId,
  providerGameId: perhapsId,
  providerRoundId: perhapsId,
  betCode: word.nullish(),
  isGameOver: z.boolean().nullish(),
  promos: z.array(promo).max(50).nullish(),
  jackpots: z.array(jackpot).max(50).nullish(),
  tip: z.object({ tipAmount: figure.nullish() }).nullish(),
  roundTransactions: z.array(roundTransaction).max(500).nullish(),
})
export type TransactionBody = z.output<typeof transactionBody>

export const transactionTypes = [
  'WITHDRAW',
  'PROMOWITHDRAW',
  'DEPOSIT',
  'PROMODEPOSIT',
  'CANCEL',
  'PROMOCANCEL',
] as const
export type TransactionType = (typeof transactionTypes)[number]
export const isTransactionType = (type: string): type is TransactionType =>
  (transactionTypes as readonly string[]).includes(type)

/** What is kept of a transaction beside the operation, for whoever asks for it. */
export type TransactionDetails = Partial<
  Pick<
    TransactionBody,
    'betCode' | 'promos' | 'jackpots' | 'tip' | 'roundTransactions' | 'providerGameId' | 'providerRoundId'
  >
> & { transactionType: TransactionType; transactionDateTime: string; isGameOver: boolean }
