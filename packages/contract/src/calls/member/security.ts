import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { writtenText } from '../../fields.ts'
import { memberOut } from '../guest/member.ts'

const currentPass = z.string().max(128)
/** Six digits of an application, or a recovery code. */
const code = z.string().max(32)
const passkeyId = z.number().int().positive()
const passkeyName = writtenText(1, 40)
const encoded = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]*$/)

/** As the browser's WebAuthn answers, in its JSON form. */
const credential = {
  id: encoded(1_400),
  rawId: encoded(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}
const added = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    attestationObject: encoded(16_000),
    transports: z.array(z.string().max(20)).max(8).default([]),
  }),
})
const asserted = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    authenticatorData: encoded(4_000),
    signature: encoded(4_000),
    userHandle: encoded(200).optional(),
  }),
})
/** What the browser's WebAuthn is asked with, in its JSON form. */
const options = z.custom<object>((value) => typeof value === 'object' && value !== null)

/** How the account is protected besides its password. */
export const memberSecurity = defineCall({
  path: '/api/member/security',
  audience: 'member',
  body: z.object({}),
  data: z.object({
    /** Null: no application is set up. `codesLeft`: recovery codes that are not used. */
    totp: z.object({ since: z.string(), codesLeft: z.number().int(), guardsWithdrawals: z.boolean() }).nullable(),
    passkeys: z.array(
      z.object({
        passkeyId: z.number().int(),
        name: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string().nullable(),
      }),
    ),
  }),
  refusals: [],
  reads: true,
})

/** A new secret for an application; it asks nothing of anybody until a code of it is confirmed. */
export const totpBegin = defineCall({
  path: '/api/member/totp/begin',
  audience: 'member',
  body: z.object({ currentPass }),
  data: z.object({ secret: z.string(), address: z.string() }),
  refusals: ['LX02', 'LX06'],
})

/** Sets it up. The recovery codes are answered this once. */
export const totpConfirm = defineCall({
  path: '/api/member/totp/confirm',
  audience: 'member',
  body: z.object({ code }),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['LX04', 'N404'],
})

export const totpRemove = defineCall({
  path: '/api/member/totp/remove',
  audience: 'member',
  body: z.object({ currentPass }),
  data: z.object({}),
  refusals: ['LX02', 'N404'],
})

/** Whether a withdrawal asks for a code, too; either way it takes one to say so. */
export const totpGuard = defineCall({
  path: '/api/member/totp/guard',
  audience: 'member',
  body: z.object({ guardsWithdrawals: z.boolean(), code }),
  data: z.object({}),
  refusals: ['LX04', 'N404'],
})

export const passkeyAddOptions = defineCall({
  path: '/api/passkey/addOptions',
  audience: 'member',
  body: z.object({ currentPass }),
  data: z.object({ options }),
  refusals: ['LX02', 'LX06'],
})

export const passkeyAdd = defineCall({
  path: '/api/passkey/add',
  audience: 'member',
  body: z.object({ name: passkeyName, credential: added }),
  data: z.object({ passkeyId: z.number().int() }),
  refusals: ['LX05', 'LX06'],
})

export const passkeyRename = defineCall({
  path: '/api/passkey/rename',
  audience: 'member',
  body: z.object({ passkeyId, name: passkeyName }),
  data: z.object({}),
  refusals: ['N404'],
})

export const passkeyRemove = defineCall({
  path: '/api/passkey/remove',
  audience: 'member',
  body: z.object({ passkeyId, currentPass }),
  data: z.object({}),
  refusals: ['LX02', 'N404'],
})

/** The same for everybody: the authenticator says whose it is. */
export const passkeyLoginOptions = defineCall({
  path: '/api/passkey/loginOptions',
  audience: 'guest',
  body: z.object({}),
  data: z.object({ options }),
  refusals: [],
})

/** LX05 whatever was wrong with the passkey. */
export const passkeyLogin = defineCall({
  path: '/api/passkey/login',
  audience: 'guest',
  body: z.object({ credential: asserted, deviceKey: z.string().max(64).default('') }),
  data: z.object({
    member: memberOut,
    msgInfo: z.object({ newMsg: z.number().int() }),
    token: z.string(),
    socketKey: z.string(),
    expiresAt: z.number(),
    deviceKey: z.string(),
  }),
  refusals: ['LX05', 'U001', 'U120', 'B1002'],
})

/** Ends every other session, and forgets all networks and devices that the member logged in from. */
export const endOtherSessions = defineCall({
  path: '/api/member/endOthers',
  audience: 'member',
  body: z.object({}),
  data: z.object({ ended: z.number().int() }),
  refusals: [],
})
