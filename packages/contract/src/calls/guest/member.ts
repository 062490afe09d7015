import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { balanceVersion, pointsOut, sumOut } from '../../money.ts'
import { partnerTiers } from '../../states.ts'

export const memberOut = z.object({
  memId: z.string(),
  memName: z.string(),
  memNick: z.string(),
  memLevel: z.string(),
  memPhone: z.string(),
  /** Bank name and the account with all but its last four digits masked. */
  bankName: z.string(),
  bankaccMasked: z.string(),
  cashAmt: sumOut,
  /** Bonus money, which is no part of the cash. */
  bonusAmt: sumOut,
  /** At vendors that keep purses, and on its way to them and back: no part of the cash. */
  awayAmt: sumOut,
  pointAmt: pointsOut,
  /** Of cash and points. */
  balanceVersion,
  isPartnerMember: z.enum(['Y', 'N']),
  partnerType: z.enum(partnerTiers),
  joinedAt: z.string(),
  lastLoginAt: z.string().nullable(),
  /** From then on bets are refused until the reality check is acknowledged; null: none is to come. */
  realityDueAt: z.string().nullable(),
})
export type MemberOut = z.output<typeof memberOut>

export const captcha = defineCall({
  path: '/api/captcha',
  audience: 'guest',
  body: z.object({}),
  /**
   * `image`: SVG data URL. `work`: an ALTCHA challenge (SHA-256 of salt and number); the number goes with the answer.
   */
  data: z.object({
    captchaId: z.string(),
    image: z.string(),
    work: z.object({ challenge: z.string(), salt: z.string(), maxNumber: z.number().int() }),
  }),
  refusals: [],
})

/** The digits of a captcha, spoken in the language of the request: a WAV data URL, the same each time. Three times at most, then E429. */
export const captchaSound = defineCall({
  path: '/api/captcha/sound',
  audience: 'guest',
  body: z.object({ captchaId: z.string().max(64) }),
  data: z.object({ audio: z.string() }),
  refusals: ['N404'],
})

/** For one try. Where an operator fixed `CAPTCHA_ANSWER` for automatic tests, the number is 1. */
const humanProof = {
  captchaId: z.string().max(64).default(''),
  captcha: z.string().max(16).default(''),
  work: z.number().int().min(0).max(10_000_000).default(1),
}

export const login = defineCall({
  path: '/api/member/login',
  audience: 'guest',
  body: z.object({
    memId: z.string().max(64),
    memPass: z.string().max(128),
    ...humanProof,
    /** Six digits of an application, or a recovery code, where the account asks for one: LX03 says so. */
    code: z.string().max(32).optional(),
    /** What an earlier login on this device was answered: strangers cannot make such a device wait. */
    deviceKey: z.string().max(64).default(''),
  }),
  data: z.object({
    member: memberOut,
    msgInfo: z.object({ newMsg: z.number().int() }),
    token: z.string(),
    socketKey: z.string(),
    /** ms since the epoch. */
    expiresAt: z.number(),
    /** For the next login on this device. */
    deviceKey: z.string(),
  }),
  refusals: ['LX02', 'LX03', 'LX04', 'U001', 'U120', 'B1002'],
})

/** When the call of staff is due, ms since the epoch; the number they call from. */
export const waitingOut = z.object({ callBy: z.number(), memPhone: z.string(), callFrom: z.string() })

export const signup = defineCall({
  path: '/api/member/signup',
  audience: 'guest',
  body: z.object({
    memId: z.string().max(200),
    memPass: z.string().max(200),
    memPassCheck: z.string().max(200),
    memPhone: z.string().max(200),
    memPhoneVendor: z.string().max(20).default(''),
    memLevel: z.string().max(10).default('1'),
    bank: z.string().max(20),
    memName: z.string().max(200),
    memNick: z.string().max(200),
    bankacc: z.string().max(200),
    cashOutPass: z.string().max(200),
    /** May be left out where there is nothing to choose: in the demo, or with one permitted country. */
    nationCode: z.string().max(3).default(''),
    partSendYn: z.enum(['Y', 'N']).default('N'),
    recommenderId: z.string().max(200).default(''),
    isAdult: z.boolean(),
    ...humanProof,
    /** The rest of the specification's payload is taken and not believed. */
    siteName: z.string().max(100).optional(),
    siteType: z.string().max(20).optional(),
    ip: z.string().max(64).optional(),
    apiKey: z.string().max(200).optional(),
    partnerType: z.string().max(20).optional(),
    memStatus: z.number().optional(),
  }),
  data: waitingOut,
  refusals: [
    'U121',
    'U101',
    'U102',
    'U103',
    'U105',
    'U106',
    'U112',
    'U113',
    'U114',
    'U115',
    'U116',
    'U117',
    'U118',
    'U119',
  ],
})

export const duplicateFields = ['memId', 'memNick', 'memPhone', 'bankacc', 'recommenderId'] as const
export const checkDuplicate = defineCall({
  path: '/api/member/checkDuplicate',
  audience: 'guest',
  body: z.object({ field: z.enum(duplicateFields), value: z.string().max(200) }),
  /** For recommenderId: whether such an active partner exists. */
  data: z.object({ isAvailable: z.boolean() }),
  refusals: ['U101', 'U105', 'U106', 'U116', 'U119'],
  reads: true,
})
