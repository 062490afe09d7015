import { signUpRejectMany } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { rejectSignUps } from '../../sign-up-desk.service.ts'

export const serveSignUpRejectMany = serveAdmin(signUpRejectMany, async (ctx, { body }) => ({
  rejected: await rejectSignUps(ctx, body.memberIds, body.reason),
}))
