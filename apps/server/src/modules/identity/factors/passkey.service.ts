import type { BodyOf, DataOf, passkeyAdd, passkeyAddOptions, passkeyLogin, passkeyLoginOptions } from '@maru/contract'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Ctx, GuestCtx, MemberCtx } from '../../../platform/context.ts'
import { Refusal, tooMany } from '../../../platform/refusal.ts'
import { siteById } from '../../site/index.ts'
import { admit } from '../admit.service.ts'
import { assertOwnPassword } from '../current-password.service.ts'
import { countLogin, forgiveLogin, memberAccount } from '../guard.service.ts'
import { lockMember } from '../member.repository.ts'
import { looksLikeToken, newToken } from '../token.rules.ts'
import {
  deletePasskeys,
  findPasskey,
  findPasskeys,
  insertChallenge,
  insertPasskey,
  type PasskeyRow,
  renamePasskey,
  takeChallenge,
  usePasskey,
} from './passkey.repository.ts'

const MOST_PASSKEYS = 10
const CHALLENGE_BYTES = 32
const CHALLENGE_MS = 5 * 60_000

type Asked = { challenge: string; origin: string; rpID: string; name: string }

/** A challenge for one answer, and whom it is asked for: passkeys belong to the host of the site. */
const ask = async (ctx: Ctx, memberId: number | null): Promise<Asked & { challenge: string }> => {
  const challenge = ctx.random.bytes(CHALLENGE_BYTES).toString('base64url')
  await insertChallenge(ctx, challenge, memberId, new Date(ctx.now.getTime() + CHALLENGE_MS))
  return { challenge, ...(await placeOf(ctx)) }
}

const placeOf = async (ctx: Ctx) => {
  const { origin, name } = await siteById(ctx, ctx.siteId)
  return { origin, name, rpID: new URL(origin).hostname }
}

/** In steps, for the password. */
export const askForPasskey = async (
  ctx: MemberCtx,
  { currentPass }: BodyOf<typeof passkeyAddOptions>,
): Promise<DataOf<typeof passkeyAddOptions>> => {
  const member = await assertOwnPassword(ctx, currentPass)
  const known = await findPasskeys(ctx, member.member_id)
  if (known.length >= MOST_PASSKEYS) throw new Refusal('LX06')
  const { challenge, rpID, name } = await ctx.inOwnTransaction((own) => ask(own, member.member_id))
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID,
    userName: member.mem_id,
    userDisplayName: member.mem_nick,
    userID: new TextEncoder().encode(holderOf(ctx, member.member_id)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options }
}

export const addPasskey = async (
  ctx: MemberCtx,
  { name, credential }: BodyOf<typeof passkeyAdd>,
): Promise<DataOf<typeof passkeyAdd>> => {
  const { memberId } = ctx.who
  await lockMember(ctx, memberId)
  if ((await findPasskeys(ctx, memberId)).length >= MOST_PASSKEYS) throw new Refusal('LX06')
  const { origin, rpID } = await placeOf(ctx)
  const verified = await verifyRegistrationResponse({
    response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: (challenge) => takeChallenge(ctx, challenge, memberId),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified) throw new Refusal('LX05')
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const passkeyId = await insertPasskey(ctx, {
    memberId,
    credentialId: id,
    publicKey,
    counter,
    transports: credential.response.transports,
    name,
  })
  if (passkeyId === undefined) throw new Refusal('LX05')
  return { passkeyId }
}

export const nameOwnPasskey = async (ctx: MemberCtx, passkeyId: number, name: string): Promise<void> => {
  if (!(await renamePasskey(ctx, ctx.who.memberId, passkeyId, name))) throw new Refusal('N404')
}

/** In steps, for the password. */
export const removeOwnPasskey = async (ctx: MemberCtx, passkeyId: number, currentPass: string): Promise<void> => {
  const member = await assertOwnPassword(ctx, currentPass)
  const removed = await ctx.inOwnTransaction((own) => deletePasskeys(own, member.member_id, passkeyId))
  if (removed === 0) throw new Refusal('N404')
}

/** The same for everybody, whoever has passkeys here. */
export const askForLogin = async (ctx: GuestCtx): Promise<DataOf<typeof passkeyLoginOptions>> => {
  const { challenge, rpID } = await ask(ctx, null)
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
    allowCredentials: [],
  })
  return { options }
}

/**
 * In steps. A passkey shows possession and, by the authenticator, who holds it: neither password nor code is asked for. One answer, LX05, whatever was wrong with it.
 * Each try counts for the address.
 */
export const logInByPasskey = async (ctx: GuestCtx, { credential, deviceKey }: BodyOf<typeof passkeyLogin>) => {
  const verdict = await countLogin(ctx, undefined)
  if (!verdict.mayEnter) throw tooMany(verdict.retryAfterS)
  const passkey = await findPasskey(ctx, credential.id)
  const counter = passkey && (await verifiedCounter(ctx, passkey, credential))
  if (!passkey || counter === undefined) {
    ctx.securityEvent('member-login-failed', {
      subject: passkey ? `member:${passkey.memberId}` : '',
      detail: 'passkey',
    })
    throw new Refusal('LX05')
  }
  const sentKey = looksLikeToken(deviceKey) ? deviceKey : ''
  const entered = await ctx.inOwnTransaction(async (own) => {
    const member = await lockMember(own, passkey.memberId)
    if (!member || !(await usePasskey(own, passkey, counter))) return new Refusal('LX05')
    const key = sentKey || newToken(own.random)
    await forgiveLogin(own, memberAccount(own, member.mem_id), key)
    return admit(own, member, key)
  })
  if (entered instanceof Refusal) throw entered
  return entered
}

/** Whose a passkey is, as its authenticator keeps it. */
const holderOf = ({ siteId }: { siteId: number }, memberId: number): string => `${siteId}:${memberId}`

/** What the authenticator has counted to; undefined where it did not sign this site's challenge with this passkey, or was copied. */
const verifiedCounter = async (
  ctx: GuestCtx,
  passkey: PasskeyRow,
  credential: BodyOf<typeof passkeyLogin>['credential'],
): Promise<number | undefined> => {
  const { origin, rpID } = await placeOf(ctx)
  const { userHandle } = credential.response
  const holder = Buffer.from(holderOf(ctx, passkey.memberId)).toString('base64url')
  if (userHandle !== undefined && userHandle !== holder) return undefined
  const verified = await verifyAuthenticationResponse({
    response: credential as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: (challenge) => ctx.inOwnTransaction((own) => takeChallenge(own, challenge, null)),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    requireUserVerification: true,
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}
