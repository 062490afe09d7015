import { losingNegatives, losingPeriods, losingRules } from './partner.ts'

/** What staff may set of a site, in the order of the page; each name is spelled as it is stored. */
export const siteOptionGroups = {
  cash: [
    'minimumDeposit',
    'minimumWithdrawal',
    'cashUnit',
    'quickAmounts',
    'maximumDepositByLevel',
    'maximumWithdrawalByLevel',
    'withdrawalWaitMinutes',
    'mayCancelWithdrawal',
    'closedFrom',
    'closedUntil',
  ],
  coin: [
    'coinDeposits',
    'coinWithdrawals',
    'minimumCoinDeposit',
    'coinDepositSpread',
    'coinWithdrawalSpread',
    'coinFee',
    'coinQuoteMinutes',
    'coinPayAlone',
  ],
  points: [
    'minimumPointConversion',
    'pointConversionUnit',
    'pointConversionsPerDay',
    'pointsForTwoStaff',
    'handBonusAlone',
    'couponsAlone',
  ],
  messages: ['messageDays', 'messageItems', 'supportFrom', 'supportUntil', 'supportDays'],
  protection: ['coolingLoss', 'coolingHours', 'realityCheckMinutes', 'helpLine', 'helpLink'],
  games: ['newWindowVendors', 'sendsDisplayName'],
  'sign-up': ['isSignUpOpen', 'joinRecommanderId', 'callFrom'],
  partners: [
    'partnersSkipTiers',
    'partnersSeeNamesTo',
    'rollingPaid',
    'minimumCommissionConversion',
    'commissionConversionsPerDay',
    'mostGivenByTier',
    'mostTakenByTier',
    'losingPeriod',
    'losingRule',
    'losingNegative',
  ],
  links: ['sns2Link'],
} as const satisfies Record<string, readonly string[]>
export type SiteOptionGroup = keyof typeof siteOptionGroups
export const siteOptionGroupNames = Object.keys(siteOptionGroups) as SiteOptionGroup[]

export type PageOption = (typeof siteOptionGroups)[SiteOptionGroup][number]
export const pageOptions: readonly PageOption[] = Object.values(siteOptionGroups).flat()

/** How an option is typed. `sum` and `sums` are whole won, euro or dollars; `level-sums` one for each level, the first of level 1; `tier-sums` one for each tier of partners, the first of the head office. */
export const siteOptionKinds = [
  'switch',
  'yes-no',
  'whole',
  'sum',
  'sums',
  'level-sums',
  'tier-sums',
  'choice',
  'time',
  'text',
  'link',
  'codes',
] as const
export type SiteOptionKind = (typeof siteOptionKinds)[number]
export const siteOptionUnits = [
  'minutes',
  'hours',
  'days',
  'items',
  'points',
  'times',
  'money',
  'basis-points',
  'micro-usdt',
] as const
export type SiteOptionUnit = (typeof siteOptionUnits)[number]

/** What the options of the kind `choice` take. */
export const siteOptionChoices = {
  /** When rolling goes to the purses of partners: with every accrual, or when the day, week or month is over. */
  rollingPaid: ['at-once', 'day', 'week', 'month'],
  /** Of what periods partners' losing is settled, what it is a share of, and what becomes of what is below zero. */
  losingPeriod: losingPeriods,
  losingRule: losingRules,
  losingNegative: losingNegatives,
} as const satisfies Partial<Record<PageOption, readonly string[]>>
export type SiteOptionChoice = (typeof siteOptionChoices)[keyof typeof siteOptionChoices][number]
export type RollingPaid = (typeof siteOptionChoices)['rollingPaid'][number]
