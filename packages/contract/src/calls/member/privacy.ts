import { z } from 'zod'
import { defineCall } from '../../define-call.ts'

const currentPass = z.string().max(128)

/** The member's newest copy of its data; null where there is none. `madeAt` null: it is being made. */
export const exportState = defineCall({
  path: '/api/privacy/export',
  audience: 'member',
  body: z.object({}),
  data: z.object({
    export: z
      .object({
        askedAt: z.string(),
        madeAt: z.string().nullable(),
        expiresAt: z.string().nullable(),
        bytes: z.number().int(),
      })
      .nullable(),
  }),
  refusals: [],
  reads: true,
})
export const exportAsk = defineCall({
  path: '/api/privacy/exportAsk',
  audience: 'member',
  body: z.object({ currentPass }),
  data: z.object({}),
  refusals: ['LX02', 'PR01'],
})
/** An address of this site that downloads it once, within two minutes. */
export const exportTicket = defineCall({
  path: '/api/privacy/exportTicket',
  audience: 'member',
  body: z.object({}),
  data: z.object({ url: z.string() }),
  refusals: ['N404'],
})

/** What has to be settled before an account is closed. */
export const closingObstacles = ['open-bets', 'in-game', 'requests', 'bonus', 'debt', 'money'] as const
export type ClosingObstacle = (typeof closingObstacles)[number]

/** `closesAt`: null where the member has not asked for it. */
export const closingState = defineCall({
  path: '/api/privacy/closing',
  audience: 'member',
  body: z.object({}),
  data: z.object({ closesAt: z.string().nullable(), obstacles: z.array(z.enum(closingObstacles)) }),
  refusals: [],
  reads: true,
})
export const closingAsk = defineCall({
  path: '/api/privacy/close',
  audience: 'member',
  body: z.object({ currentPass, reason: z.string().max(500).default('') }),
  data: z.object({ closesAt: z.string() }),
  refusals: ['LX02', 'PR02'],
})
export const closingKeep = defineCall({
  path: '/api/privacy/keep',
  audience: 'member',
  body: z.object({}),
  data: z.object({}),
  refusals: ['N404'],
})

/** What members are notified of besides what they have to know. `promotions` is marketing. */
export const notices = [
  'deposit-credited',
  'withdrawal-paid',
  'bonus-ending',
  'answer',
  'support',
  'promotions',
] as const
export type Notice = (typeof notices)[number]

/** `inbox`: as a message; of promotions the consent to marketing. `toast`: as a note on the page that is open. */
const noticeChoice = z.object({ notice: z.enum(notices), inbox: z.boolean(), toast: z.boolean() })

/** `mayTakeMarketing`: nobody is advertised to during a time-out or an exclusion. */
export const noticeSettings = defineCall({
  path: '/api/privacy/notices',
  audience: 'member',
  body: z.object({}),
  data: z.object({ list: z.array(noticeChoice), mayTakeMarketing: z.boolean() }),
  refusals: [],
  reads: true,
})
export const noticeSettingsSave = defineCall({
  path: '/api/privacy/saveNotices',
  audience: 'member',
  body: noticeChoice,
  data: z.object({}),
  refusals: ['PR03'],
})
