import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { writtenText } from '../../fields.ts'
import { memberIdSent, partnerPlace, partnerRights } from '../../partner.ts'
import { partnerActKinds } from '../../partner-employee.ts'
import { ratedProducts, rateKinds } from '../../partner-terms.ts'

const employeeId = memberIdSent
const rights = z.array(z.enum(partnerRights)).max(partnerRights.length)
const name = writtenText(1, 30)

/** Who works for the partner, by the order of their making. They log in at the partner site, and nowhere else. */
export const partnerEmployees = defineCall({
  path: '/api/partner/employees',
  audience: 'partner',
  body: z.object({}),
  data: z.object({
    list: z.array(
      z.object({
        employeeId: z.number().int(),
        /** What is typed at the login. */
        loginId: z.string(),
        name: z.string(),
        rights,
        isLocked: z.boolean(),
        /** Whether an application for codes is set up: without one the next login sets one up. */
        hasCodes: z.boolean(),
        /** Whether who asks may change it: it has no right that who asks lacks, and is not oneself. */
        mayChange: z.boolean(),
        createdAt: z.string(),
        lastLoginAt: z.string().nullable(),
        /** Sessions that are open now. */
        sessions: z.number().int(),
      }),
    ),
    most: z.number().int(),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})

/**
 * Makes an employee. The password is answered this once; where that answer was lost, it is reset. U101: no such id can be. PT06: a right that who asks lacks. PT20: somebody has, or had, that id.
 * PT21: as many as there may be.
 */
export const partnerEmployeeCreate = defineCall({
  path: '/api/partner/createEmployee',
  audience: 'partner',
  body: z.object({ id: z.string().max(40), name, rights }),
  data: z.object({ employeeId: z.number().int(), loginId: z.string(), password: z.string() }),
  refusals: ['N404', 'PT04', 'PT06', 'PT20', 'PT21', 'U101'],
})

/** In force with the next call of each of its sessions. */
export const partnerEmployeeSave = defineCall({
  path: '/api/partner/saveEmployee',
  audience: 'partner',
  body: z.object({ employeeId, name, rights }),
  data: z.object({}),
  refusals: ['N404', 'PT04', 'PT06'],
})

/** For who lost it: a new password, answered this once, or codes that are set up anew at the next login. Ends its sessions. */
export const partnerEmployeeReset = defineCall({
  path: '/api/partner/resetEmployee',
  audience: 'partner',
  body: z.object({ employeeId, what: z.enum(['password', 'codes']) }),
  /** `password`: '' where the codes were reset. */
  data: z.object({ password: z.string() }),
  refusals: ['N404', 'PT04', 'PT06'],
})

/** Locks an employee out at once, or lets it in again. */
export const partnerEmployeeLock = defineCall({
  path: '/api/partner/lockEmployee',
  audience: 'partner',
  body: z.object({ employeeId, isLocked: z.boolean() }),
  data: z.object({}),
  refusals: ['N404', 'PT06'],
})

/** For good, and at once. What it did stays in the trail under its name. */
export const partnerEmployeeRemove = defineCall({
  path: '/api/partner/removeEmployee',
  audience: 'partner',
  body: z.object({ employeeId }),
  data: z.object({}),
  refusals: ['N404', 'PT06'],
})

/** What of a request the trail names; a number or a text as it was sent. */
const about = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

const named = z.object({ memId: z.string(), memNick: z.string() })

/** Every change that the partner or an employee made, the newest first. */
export const partnerActs = defineCall({
  path: '/api/partner/acts',
  audience: 'partner',
  body: partnerPlace.extend({
    /** Of one employee; 0: of all. */
    employeeId: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  }),
  data: z.object({
    list: z.array(
      z.object({
        actId: z.number().int(),
        kind: z.enum(partnerActKinds),
        /** '': the partner itself. */
        employee: z.string(),
        about,
        /** Whom it was about, and to whom somebody was moved; null where nobody, or who has left the subtree since. */
        whose: named.nullable(),
        to: named.nullable(),
        /** The employee that it was about, also one who was removed since: what it logs in with behind the partner's id. Null: it was about none. */
        ofEmployee: z.object({ id: z.string(), name: z.string() }).nullable(),
        /** Rates that it changed, in basis points. `from` null: there were none. */
        changes: z.array(
          z.object({
            product: z.enum(ratedProducts),
            kind: z.enum(rateKinds),
            from: z.number().int().nullable(),
            to: z.number().int(),
          }),
        ),
        at: z.string(),
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})

/** Who is logged in at the partner site: of who may manage employees all, of others one's own. */
export const partnerSessions = defineCall({
  path: '/api/partner/sessions',
  audience: 'partner',
  body: z.object({}),
  data: z.object({
    list: z.array(
      z.object({
        sessionId: z.number().int(),
        /** '': the partner itself. */
        employee: z.string(),
        isOwn: z.boolean(),
        mayEnd: z.boolean(),
        ip: z.string(),
        userAgent: z.string(),
        createdAt: z.string(),
        lastSeenAt: z.string(),
      }),
    ),
  }),
  refusals: ['N404'],
  reads: true,
})

/** Ends one of them at once. */
export const partnerSessionEnd = defineCall({
  path: '/api/partner/endSession',
  audience: 'partner',
  body: z.object({ sessionId: memberIdSent }),
  data: z.object({}),
  refusals: ['N404'],
})

/** Where the partner site is; '': the operator runs none. */
export const partnerSiteLink = defineCall({
  path: '/api/partner/siteLink',
  audience: 'partner',
  body: z.object({}),
  data: z.object({ link: z.string() }),
  refusals: ['N404'],
  reads: true,
})
