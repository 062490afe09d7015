import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { memberOut } from '../guest/member.ts'
import { popupOut } from '../guest/site.ts'

export const memberInfo = defineCall({
  path: '/api/member/info',
  audience: 'member',
  body: z.object({}),
  data: z.object({
    member: memberOut,
    msgInfo: z.object({ newMsg: z.number().int() }),
    socketKey: z.string(),
    expiresAt: z.number(),
  }),
  refusals: [],
  reads: true,
})

/** Rotates the token; the old one ends. */
export const getToken = defineCall({
  path: '/api/getToken',
  audience: 'member',
  body: z.object({}),
  data: z.object({ token: z.string(), socketKey: z.string(), expiresAt: z.number() }),
  refusals: [],
})

export const logout = defineCall({
  path: '/api/member/logout',
  audience: 'member',
  body: z.object({}),
  data: z.object({}),
  refusals: [],
  duringMaintenance: true,
})

/** Password or withdrawal password; `currentPass` is the login password in both cases. */
export const memberUpdate = defineCall({
  path: '/api/member/update',
  audience: 'member',
  body: z.discriminatedUnion('what', [
    z.object({
      what: z.literal('password'),
      currentPass: z.string().max(128),
      memPass: z.string().max(200),
      memPassCheck: z.string().max(200),
    }),
    z.object({
      what: z.literal('cashOutPass'),
      currentPass: z.string().max(128),
      cashOutPass: z.string().max(200),
      cashOutPassCheck: z.string().max(200),
    }),
  ]),
  data: z.object({}),
  refusals: ['LX02', 'U102', 'U103'],
})

/** The member's logins of the last weeks, newest first. A login ends the one before, so at most the first is open. */
export const ownSessions = defineCall({
  path: '/api/member/sessions',
  audience: 'member',
  body: z.object({}),
  data: z.object({
    list: z.array(
      z.object({
        createdAt: z.string(),
        lastSeenAt: z.string(),
        ip: z.string(),
        userAgent: z.string(),
        endedAt: z.string().nullable(),
        endReason: z.string().nullable(),
        /** The one that asks. */
        isOwn: z.boolean(),
      }),
    ),
  }),
  refusals: [],
  reads: true,
})

/** Popups shown once after login. */
export const loginPopupList = defineCall({
  path: '/api/main/popupList',
  audience: 'member',
  body: z.object({}),
  data: z.object({ list: z.array(popupOut) }),
  refusals: [],
  reads: true,
})
