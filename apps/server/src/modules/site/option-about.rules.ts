import { type PageOption, realityMinutes, type SiteOptionKind, type SiteOptionUnit } from '@maru/contract'

/** How staff see an option. `offUnderLicence`: the value that the licence forbids, for it would switch a protection off. */
export type OptionAbout = {
  kind: SiteOptionKind
  unit?: SiteOptionUnit
  least?: number
  most?: number
  offUnderLicence?: unknown
}

/** The bounds repeat those of the shape, as a test sees to. */
export const optionsAbout: Readonly<Record<PageOption, OptionAbout>> = {
  isSignUpOpen: { kind: 'switch' },
  joinRecommanderId: { kind: 'yes-no' },
  callFrom: { kind: 'text', most: 20 },
  minimumDeposit: { kind: 'sum', unit: 'money', least: 0 },
  minimumWithdrawal: { kind: 'sum', unit: 'money', least: 0 },
  cashUnit: { kind: 'sum', unit: 'money', least: 1 },
  quickAmounts: { kind: 'sums', unit: 'money', least: 1 },
  maximumDepositByLevel: { kind: 'level-sums', unit: 'money', least: 0 },
  maximumWithdrawalByLevel: { kind: 'level-sums', unit: 'money', least: 0 },
  withdrawalWaitMinutes: { kind: 'whole', unit: 'minutes', least: 0, most: 1_440 },
  mayCancelWithdrawal: { kind: 'switch' },
  coinDeposits: { kind: 'switch' },
  coinWithdrawals: { kind: 'switch' },
  minimumCoinDeposit: { kind: 'whole', unit: 'micro-usdt', least: 1_000_000, most: 1_000_000_000_000 },
  coinDepositSpread: { kind: 'whole', unit: 'basis-points', least: 0, most: 2_000 },
  coinWithdrawalSpread: { kind: 'whole', unit: 'basis-points', least: 0, most: 2_000 },
  coinFee: { kind: 'whole', unit: 'micro-usdt', least: 0, most: 1_000_000_000 },
  coinQuoteMinutes: { kind: 'whole', unit: 'minutes', least: 1, most: 120 },
  coinPayAlone: { kind: 'sum', unit: 'money', least: 0 },
  closedFrom: { kind: 'time' },
  closedUntil: { kind: 'time' },
  minimumPointConversion: { kind: 'whole', unit: 'points', least: 1 },
  pointConversionUnit: { kind: 'whole', unit: 'points', least: 1, most: 1_000_000 },
  pointConversionsPerDay: { kind: 'whole', unit: 'times', least: 0, most: 1_000 },
  pointsForTwoStaff: { kind: 'whole', unit: 'points', least: 0, most: 1_000_000_000 },
  handBonusAlone: { kind: 'sum', unit: 'money', least: 0 },
  couponsAlone: { kind: 'sum', unit: 'money', least: 0 },
  messageDays: { kind: 'whole', unit: 'days', least: 1, most: 3_650 },
  messageItems: { kind: 'whole', unit: 'items', least: 1, most: 10_000 },
  supportFrom: { kind: 'time' },
  supportUntil: { kind: 'time' },
  supportDays: { kind: 'whole', unit: 'days', least: 30, most: 3_650 },
  coolingLoss: { kind: 'sum', unit: 'money', least: 0 },
  coolingHours: { kind: 'whole', unit: 'hours', least: 1, most: 72 },
  realityCheckMinutes: { kind: 'whole', unit: 'minutes', least: 0, most: realityMinutes.most, offUnderLicence: 0 },
  helpLine: { kind: 'text', most: 20, offUnderLicence: '' },
  helpLink: { kind: 'link' },
  newWindowVendors: { kind: 'codes' },
  sendsDisplayName: { kind: 'switch' },
  partnersSkipTiers: { kind: 'switch' },
  partnersSeeNamesTo: { kind: 'whole', least: 0, most: 5 },
  rollingPaid: { kind: 'choice' },
  minimumCommissionConversion: { kind: 'sum', unit: 'money', least: 0 },
  commissionConversionsPerDay: { kind: 'whole', unit: 'times', least: 0, most: 1_000 },
  mostGivenByTier: { kind: 'tier-sums', unit: 'money', least: 0 },
  mostTakenByTier: { kind: 'tier-sums', unit: 'money', least: 0 },
  losingPeriod: { kind: 'choice' },
  losingRule: { kind: 'choice' },
  losingNegative: { kind: 'choice' },
  sns2Link: { kind: 'link' },
}
