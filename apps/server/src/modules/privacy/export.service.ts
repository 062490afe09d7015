import { Readable } from 'node:stream'
import type { DataOf, exportAsk, exportState, exportTicket } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../platform/context.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { sha256 } from '../../platform/sha256.ts'
import { assertOwnPassword } from '../identity/index.ts'
import { findExport, insertExport, readPart, setTicket, takeTicket } from './export.repository.ts'
import { makeExportJob } from './make-export.job.ts'

/** Between two exports of a member. */
const PAUSE_MS = 24 * 3_600_000
const TICKET_BYTES = 32
const TICKET_MS = 120_000
const hashOf = (ticket: string): Buffer => sha256(ticket)

export const showExport = async (ctx: MemberCtx): Promise<DataOf<typeof exportState>> => {
  const found = await findExport(ctx, ctx.who.memberId)
  return {
    export: found
      ? {
          askedAt: found.askedAt.toISOString(),
          madeAt: found.madeAt?.toISOString() ?? null,
          expiresAt: found.expiresAt?.toISOString() ?? null,
          bytes: found.bytes,
        }
      : null,
  }
}

/** In steps, for the password. PR01: one is being made, or was asked for less than a day ago. */
export const askForExport = async (ctx: MemberCtx, currentPass: string): Promise<DataOf<typeof exportAsk>> => {
  const { member_id: memberId } = await assertOwnPassword(ctx, currentPass)
  await ctx.inOwnTransaction(async (own) => {
    const last = await findExport(own, memberId)
    if (last && own.now.getTime() - last.askedAt.getTime() < PAUSE_MS) throw new Refusal('PR01')
    const exportId = await insertExport(own, memberId)
    if (exportId === undefined) throw new Refusal('PR01')
    await enqueue(own, makeExportJob, { exportId })
  })
  return {}
}

export const giveExportTicket = async (ctx: MemberCtx): Promise<DataOf<typeof exportTicket>> => {
  const found = await findExport(ctx, ctx.who.memberId)
  if (!found?.madeAt) throw new Refusal('N404')
  const ticket = ctx.random.bytes(TICKET_BYTES).toString('base64url')
  await setTicket(ctx, found.exportId, hashOf(ticket), new Date(ctx.now.getTime() + TICKET_MS))
  return { url: `/export/${ctx.siteId}/${ticket}` }
}

/** The archive part by part; undefined where the address is used up, too old or unknown. */
export const openExport = async (services: Services, siteId: number, ticket: string): Promise<Readable | undefined> => {
  const about = { who: { kind: 'system', job: 'privacy.download' }, siteId } as const
  const exportId = await services.inContext(about, (ctx) => takeTicket(ctx, hashOf(ticket)))
  if (exportId === undefined) return undefined
  const read = (part: number) => services.reading(about, (ctx: Ctx) => readPart(ctx, exportId, part))
  return Readable.from(
    (async function* () {
      for (let part = 0; ; part++) {
        const bytes = await read(part)
        if (!bytes) return
        yield bytes
      }
    })(),
  )
}
