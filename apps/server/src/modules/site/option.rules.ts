import { won, writtenText } from '@maru/contract'
import { z } from 'zod'

const wholeWon = z.number().int().min(0).refine(Number.isSafeInteger).transform(won)
const percent = z.number().int().min(0).max(100)
const yesNo = z.enum(['Y', 'N'])
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** One sum per member level, level 1 first; a higher level than listed has the last. */
const byLevel = z.array(wholeWon).min(1)
const option = <S extends z.ZodType>(schema: S, standard: z.input<S>) => ({ schema, standard })

/** Every option a site can have: its shape and what holds where nothing was set. */
export const siteOptionList = {
  isSignUpOpen: option(z.boolean(), true),
  /** Spelled as on the wire. Y: nobody signs up without a recommender. */
  joinRecommanderId: option(yesNo, 'N'),
  minimumDeposit: option(wholeWon, 10_000),
  minimumWithdrawal: option(wholeWon, 10_000),
  cashUnit: option(
    wholeWon.refine((unit) => unit > 0),
    10_000,
  ),
  maximumDepositByLevel: option(byLevel, [5_000_000, 10_000_000, 20_000_000, 30_000_000, 50_000_000]),
  maximumWithdrawalByLevel: option(byLevel, [3_000_000, 5_000_000, 10_000_000, 20_000_000, 30_000_000]),
  withdrawalWaitMinutes: option(z.number().int().min(0).max(1440), 10),
  mayCancelWithdrawal: option(z.boolean(), true),
  /** Asia/Seoul. */
  closedFrom: option(timeOfDay, '23:30'),
  closedUntil: option(timeOfDay, '00:30'),
  /** 0: not offered. The usual rates are 20 and 10. */
  bonusFirstPercent: option(percent, 0),
  bonusDailyPercent: option(percent, 0),
  minimumPointConversion: option(z.number().int().min(1), 1_000),
  messageDays: option(z.number().int().min(1).max(3650), 30),
  messageItems: option(z.number().int().min(1).max(10_000), 100),
  /** The number that staff call from after a sign-up. */
  callFrom: option(z.string().max(20), '02-000-1900'),
  helpLine: option(z.string().max(20), '1336'),
  /** Codes of vendors whose games open in a window of their own, never in the site's frame. */
  newWindowVendors: option(z.array(z.string().max(40)), []),
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
} as const

export type SiteOptions = { [N in keyof typeof siteOptionList]: z.output<(typeof siteOptionList)[N]['schema']> }
export type SiteOptionName = keyof SiteOptions
export type SiteOptionInput<N extends SiteOptionName> = z.input<(typeof siteOptionList)[N]['schema']>

/** Shown in demo mode, where no money moves; the holder is the site. */
export const demoDepositAccount = (holder: string) => ({ bankCode: 'D01', account: '000-1900-000-2026', holder })

export const isSiteOption = (name: string): name is SiteOptionName => Object.hasOwn(siteOptionList, name)

/** The options in force: what is stored where it is valid, else the standard. `invalid` names rows that were passed over. */
export const optionsFrom = (rows: readonly { name: string; value: unknown }[]) => {
  const stored = new Map(rows.map((row) => [row.name, row.value]))
  const invalid: string[] = []
  const entries = Object.entries(siteOptionList).map(([name, { schema, standard }]) => {
    const parsed = schema.safeParse(stored.has(name) ? stored.get(name) : standard)
    if (parsed.success) return [name, parsed.data]
    invalid.push(name)
    return [name, schema.parse(standard)]
  })
  return { options: Object.fromEntries(entries) as SiteOptions, invalid }
}
