import type { MessageKind } from '@maru/contract'
import type { Ctx, System } from '../../../platform/context.ts'
import { defineJob, enqueue } from '../../../platform/jobs/index.ts'
import { findAudience } from '../../identity/index.ts'
import { insertMessages } from '../message.repository.ts'
import { noteMarketing } from '../notice.service.ts'
import { findDueMailings, findMailing, moveMailing } from './mailing.repository.ts'

const MEMBERS_AT_ONCE = 500

const shownAs = { service: 'guide', marketing: 'event' } as const satisfies Record<string, MessageKind>

/**
 * Sends to the next members, and writes in the same transaction how far it came: so whoever goes on after a crash, or at the same moment, sends nothing twice and leaves nobody out.
 * False: nobody is left, or it is not to be sent.
 */
export const sendSome = async (ctx: Ctx, mailingId: number, atOnce = MEMBERS_AT_ONCE): Promise<boolean> => {
  const mailing = await findMailing(ctx, mailingId, 'FOR UPDATE')
  if (!mailing || mailing.status === 'cancelled' || mailing.status === 'sent' || mailing.sendAt > ctx.now) return false
  const { kind, audience, title, text, lastMemberId } = mailing
  const memberIds = await findAudience(ctx, { audience, onlyMarketing: kind === 'marketing' }, lastMemberId, atOnce)
  const got = await insertMessages(ctx, {
    memberIds,
    kind: shownAs[kind],
    title,
    text,
    mailingId,
    onceKey: `mailing:${mailingId}`,
  })
  const isLast = memberIds.length < atOnce
  await moveMailing(ctx, mailingId, memberIds.at(-1) ?? lastMemberId, got.length, isLast ? 'sent' : 'sending')
  const isQuiet = kind === 'marketing'
  if (got.length > 0) ctx.emit('community.mailing-moved', { memberIds: got, ...(isQuiet ? { isQuiet } : {}) })
  if (isQuiet) await noteMarketing(ctx, got)
  return !isLast
}

export const sendMailing = async (ctx: Ctx<System>, mailingId: number, atOnce?: number): Promise<void> => {
  while (await ctx.inOwnTransaction((own) => sendSome(own, mailingId, atOnce), 'repeatable'));
}

export const sendMailingJob = defineJob<{ mailingId: number }>({
  name: 'community.send-mailing',
  isLong: true,
  inSteps: true,
  run: (ctx, { mailingId }) => sendMailing(ctx, mailingId),
})

/** What has come due, and what a process that died has left. */
export const sendDueMailingsJob = defineJob({
  name: 'community.send-due-mailings',
  cron: '* * * * *',
  async run(ctx) {
    for (const { siteId, mailingId } of await findDueMailings(ctx))
      await enqueue({ ...ctx, siteId }, sendMailingJob, { mailingId }, { key: `mailing:${mailingId}` })
  },
})
