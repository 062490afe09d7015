import {
  type Cash,
  type CashCurrency,
  ledgerDigits,
  losingNegatives,
  losingPeriods,
  losingRules,
  type PageOption,
  realityMinutes,
  siteOptionChoices,
  unitsIn,
  writtenText,
} from '@maru/contract'
import { z } from 'zod'

/** Whole won, euro or dollars, as operators type and store them; in ledger units, too, a number that says it exactly. */
const wholeSum = z
  .number()
  .int()
  .min(0)
  .max(Math.floor(Number.MAX_SAFE_INTEGER / 10 ** ledgerDigits.EUR))
const yesNo = z.enum(['Y', 'N'])
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** One sum per member level, level 1 first; a higher level than listed has the last. */
const byLevel = z.array(wholeSum).min(1)
/** One sum per tier of partners, the head office first. */
const byTier = z.array(wholeSum).length(5)
const option = <S extends z.ZodType>(schema: S, standard: z.input<S>) => ({ schema, standard })
/** A sum, or several: what holds in won, and in euro and dollars. */
const sums = <S extends z.ZodType>(schema: S, inWon: z.input<S>, inOthers: z.input<S>) => ({
  schema,
  standard: { KRW: inWon, EUR: inOthers, USD: inOthers } satisfies Record<CashCurrency, z.input<S>>,
  isSum: true as const,
})

/** Every option a site can have: its shape and what holds where nothing was set. */
export const siteOptionList = {
  isSignUpOpen: option(z.boolean(), true),
  /** Spelled as on the wire. Y: nobody signs up without a recommender. */
  joinRecommanderId: option(yesNo, 'N'),
  minimumDeposit: sums(wholeSum, 10_000, 10),
  minimumWithdrawal: sums(wholeSum, 10_000, 10),
  cashUnit: sums(
    wholeSum.refine((unit) => unit > 0),
    10_000,
    1,
  ),
  /** What a press adds to the sum of a request. */
  quickAmounts: sums(
    z.array(wholeSum.refine((sum) => sum > 0)).length(6),
    [10_000, 30_000, 50_000, 100_000, 500_000, 1_000_000],
    [10, 20, 50, 100, 200, 500],
  ),
  maximumDepositByLevel: sums(
    byLevel,
    [5_000_000, 10_000_000, 20_000_000, 30_000_000, 50_000_000],
    [5_000, 10_000, 20_000, 30_000, 50_000],
  ),
  maximumWithdrawalByLevel: sums(
    byLevel,
    [3_000_000, 5_000_000, 10_000_000, 20_000_000, 30_000_000],
    [3_000, 5_000, 10_000, 20_000, 30_000],
  ),
  withdrawalWaitMinutes: option(z.number().int().min(0).max(1440), 10),
  mayCancelWithdrawal: option(z.boolean(), true),
  /** Members of the site deposit and withdraw by coin, where a chain is set up. */
  coinDeposits: option(z.boolean(), true),
  coinWithdrawals: option(z.boolean(), true),
  /** Micro-USDT; what is less is held. */
  minimumCoinDeposit: option(z.number().int().min(1_000_000).max(1_000_000_000_000), 10_000_000),
  /** Basis points that the site keeps of the rate. */
  coinDepositSpread: option(z.number().int().min(0).max(2_000), 50),
  coinWithdrawalSpread: option(z.number().int().min(0).max(2_000), 50),
  /** Micro-USDT that a member pays for a withdrawal. */
  coinFee: option(z.number().int().min(0).max(1_000_000_000), 1_000_000),
  /** How long the rate of a quote holds. */
  coinQuoteMinutes: option(z.number().int().min(1).max(120), 15),
  /** A withdrawal by coin up to which one of the staff pays; more takes two. */
  coinPayAlone: sums(wholeSum, 1_000_000, 1_000),
  /** Asia/Seoul. */
  closedFrom: option(timeOfDay, '23:30'),
  closedUntil: option(timeOfDay, '00:30'),
  /** Of bonus money that one of the staff may grant by hand; more takes two. */
  handBonusAlone: sums(wholeSum, 50_000, 50),
  /** Of a batch of coupons altogether that one of the staff may make; more takes two, and so does a coupon above `handBonusAlone`. */
  couponsAlone: sums(wholeSum, 300_000, 300),
  minimumPointConversion: option(z.number().int().min(1), 1_000),
  /** Points are converted in multiples of it; 1: any number of them. */
  pointConversionUnit: option(z.number().int().min(1).max(1_000_000), 1_000),
  /** Conversions of a day in Seoul; 0: any number. */
  pointConversionsPerDay: option(z.number().int().min(0).max(1_000), 3),
  /** From so many points on staff need a second of them to give or take them; 0: never. */
  pointsForTwoStaff: option(z.number().int().min(0).max(1_000_000_000), 100_000),
  messageDays: option(z.number().int().min(1).max(3650), 30),
  messageItems: option(z.number().int().min(1).max(10_000), 100),
  /** When somebody usually answers the support chat, Asia/Seoul. */
  supportFrom: option(timeOfDay, '10:00'),
  supportUntil: option(timeOfDay, '22:00'),
  /** Closed chats are kept so long. */
  supportDays: option(z.number().int().min(30).max(3650), 365),
  /** Who lost so much on a day may neither bet nor deposit for `coolingHours`, once a day; 0: nobody. */
  coolingLoss: sums(wholeSum, 0, 0),
  coolingHours: option(z.number().int().min(1).max(72), 24),
  /** Minutes between two reality checks of members who chose nothing; 0: none. */
  realityCheckMinutes: option(
    z
      .number()
      .int()
      .refine((minutes) => minutes === 0 || (minutes >= realityMinutes.least && minutes <= realityMinutes.most)),
    60,
  ),
  /** A partner may create one of any lower tier below itself; else of the next one alone. */
  partnersSkipTiers: option(z.boolean(), false),
  /** Down to which tier partners read the ids and nicknames of members whole: 1 is the head office; 0: none does. */
  partnersSeeNamesTo: option(z.number().int().min(0).max(5), 0),
  /** When rolling that was accrued goes to the purses. */
  rollingPaid: option(z.enum(siteOptionChoices.rollingPaid), 'day'),
  minimumCommissionConversion: sums(wholeSum, 10_000, 10),
  /** Conversions of a day in Seoul; 0: any number. */
  commissionConversionsPerDay: option(z.number().int().min(0).max(1_000), 0),
  /** What one partner gives, and takes back, on a day in Seoul; 0: any sum. */
  mostGivenByTier: sums(
    byTier,
    [100_000_000, 50_000_000, 30_000_000, 20_000_000, 10_000_000],
    [100_000, 50_000, 30_000, 20_000, 10_000],
  ),
  mostTakenByTier: sums(
    byTier,
    [100_000_000, 50_000_000, 30_000_000, 20_000_000, 10_000_000],
    [100_000, 50_000, 30_000, 20_000, 10_000],
  ),
  /** Of what periods partners' losing is settled, what it is a share of, and whether what is below zero is carried into the next. */
  losingPeriod: option(z.enum(losingPeriods), 'month'),
  losingRule: option(z.enum(losingRules), 'losses'),
  losingNegative: option(z.enum(losingNegatives), 'carry'),
  /** The number that staff call from after a sign-up. */
  callFrom: option(z.string().max(20), '02-000-1900'),
  helpLine: option(z.string().max(20), '1336'),
  /** Where members find help about their play. */
  helpLink: option(z.url({ protocol: /^https$/ }).nullable(), null),
  /** Codes of vendors whose games open in a window of their own, never in the site's frame. */
  newWindowVendors: option(z.array(z.string().max(40)), []),
  /** Vendors learn the first letter of a member's nickname, which others at a live table read. */
  sendsDisplayName: option(z.boolean(), true),
  sns2Link: option(z.url({ protocol: /^https$/ }).nullable(), null),
  /** Where members send deposits. Null: nobody said yet, and no deposit can be asked for. */
  depositAccount: option(
    z
      .object({
        bankCode: z.string().min(1).max(20),
        account: z
          .string()
          .max(30)
          .regex(/^\d[\d -]{4,}\d$/, 'an account number: digits, with hyphens or spaces between'),
        holder: writtenText(1, 40),
      })
      .nullable(),
    null,
  ),
} as const satisfies Record<PageOption | 'depositAccount', unknown>

type List = typeof siteOptionList
export type SiteOptionName = keyof List
/** As they are stored: sums in whole won, euro or dollars. */
export type StoredOptions = { [N in SiteOptionName]: z.output<List[N]['schema']> }
type InUnits<T> = T extends readonly number[] ? Cash[] : Cash
/** As they are used: sums in ledger units. */
export type SiteOptions = {
  [N in SiteOptionName]: List[N] extends { isSum: true } ? InUnits<StoredOptions[N]> : StoredOptions[N]
}
export type SiteOptionInput<N extends SiteOptionName> = z.input<List[N]['schema']>

/** Shown in demo mode, where no money moves; the holder is the site. */
export const demoDepositAccount = (holder: string) => ({ bankCode: 'D01', account: '000-1900-000-2026', holder })

export const isSiteOption = (name: string): name is SiteOptionName => Object.hasOwn(siteOptionList, name)

/** What holds where nothing was set, as it is typed. */
export const standardOf = (name: SiteOptionName, currency: CashCurrency): unknown => {
  const option = siteOptionList[name]
  return 'isSum' in option ? option.standard[currency] : option.standard
}

/** The options in force: what is stored where it is valid, else the standard. `invalid` names rows that were passed over. */
export const optionsFrom = (rows: readonly { name: string; value: unknown }[], currency: CashCurrency) => {
  const stored = new Map(rows.map((row) => [row.name, row.value]))
  const invalid: string[] = []
  const entries = Object.entries(siteOptionList).map(([name, option]) => {
    const standard = standardOf(name as SiteOptionName, currency)
    const parsed = option.schema.safeParse(stored.has(name) ? stored.get(name) : standard)
    if (parsed.success) return [name, parsed.data]
    invalid.push(name)
    return [name, option.schema.parse(standard)]
  })
  return { options: Object.fromEntries(entries) as StoredOptions, invalid }
}

export const inLedgerUnits = (stored: StoredOptions, currency: CashCurrency): SiteOptions => {
  const units = (sum: number): Cash => unitsIn(currency, sum)
  const entries = Object.entries(stored).map(([name, value]) => {
    if (!('isSum' in siteOptionList[name as SiteOptionName])) return [name, value]
    return [name, Array.isArray(value) ? (value as number[]).map(units) : units(value as number)]
  })
  return Object.fromEntries(entries) as SiteOptions
}
