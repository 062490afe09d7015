import { z } from 'zod'
import { defineCall } from '../../define-call.ts'

const loginId = z.string().max(100)
const password = z.string().max(128)
/** Six digits of an application, or a recovery code. */
const code = z.string().max(32)

const session = z.object({
  token: z.string(),
  /** Of `/topic/partner/{socketKey}` at the partner site. */
  socketKey: z.string(),
  /** ms since the epoch, whatever is done until then; idle sessions end before. */
  expiresAt: z.number(),
})

/**
 * Opens a session of the partner site, for a partner by its member id, or an employee. LX02 whatever was wrong. LX03: the code is missing. LX04: it is wrong, or was taken. Who has no application for codes yet
 * gets `enrol` in the place of a session, and goes on with `partnerSiteEnrol`.
 */
export const partnerSiteLogin = defineCall({
  path: '/api/partner/site/login',
  audience: 'guest',
  at: 'partner-site',
  body: z.object({ loginId, password, code: code.default('') }),
  data: z.object({
    session: session.nullable(),
    enrol: z.object({ secret: z.string(), address: z.string() }).nullable(),
  }),
  refusals: ['LX02', 'LX03', 'LX04'],
})

/** The first code of the application that the login gave a secret for. The recovery codes are answered this once. LX06: one is set up already. */
export const partnerSiteEnrol = defineCall({
  path: '/api/partner/site/enrol',
  audience: 'guest',
  at: 'partner-site',
  body: z.object({ loginId, password, code }),
  data: z.object({ session, recoveryCodes: z.array(z.string()) }),
  refusals: ['LX02', 'LX04', 'LX06'],
})

/** Who is logged in. */
export const partnerSiteWho = defineCall({
  path: '/api/partner/site/who',
  audience: 'partner',
  at: 'partner-site',
  body: z.object({}),
  data: z.object({
    loginId: z.string(),
    /** Of an employee; '' of the partner itself. */
    employee: z.string(),
    expiresAt: z.number(),
    /** The origin where members sign up and play. */
    memberSite: z.string(),
    /** Minutes without a call, and the session is over. */
    idleMinutes: z.number().int(),
  }),
  refusals: ['N404'],
  reads: true,
})

/** Of an employee: a partner's password is changed at the member site. Ends its other sessions. LX02: the current one is wrong. U102: as of a sign-up. */
export const partnerSitePassword = defineCall({
  path: '/api/partner/site/password',
  audience: 'partner',
  at: 'partner-site',
  body: z.object({ currentPass: password, newPass: z.string().max(100) }),
  data: z.object({}),
  refusals: ['N404', 'LX02', 'U102'],
})

export const partnerSiteLogout = defineCall({
  path: '/api/partner/site/logout',
  audience: 'partner',
  at: 'partner-site',
  body: z.object({}),
  data: z.object({}),
  refusals: ['N404'],
})
