import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../context.ts'
import type { Services } from '../services.ts'
import { sha256 } from '../sha256.ts'
import { QueueFull } from './file-maker.ts'
import { limitCalls } from './limits.ts'

const TICKET_BYTES = 32
const TICKET_MS = 120_000

export type TicketedFile = { name: string; type: string; body: Readable }

export type TicketedFiles = {
  /** Of the address, before the site: `statement`. */
  at: string
  /** Whether a ticket is good, which uses nothing up. */
  isGood(services: Services, siteId: number, ticket: string): Promise<boolean>
  /** What it stands for, once; undefined where it is used up, too old or unknown. `busy`: too many are being made, and the ticket is good for another try. */
  open(services: Services, siteId: number, ticket: string): Promise<TicketedFile | 'busy' | undefined>
  retryAfterSeconds: number
}

export const ticketHash = (ticket: string): Buffer => sha256(ticket)

/** A new ticket; its hash alone is stored. */
export const newTicket = (ctx: Ctx): { ticket: string; hash: Buffer; expiresAt: Date } => {
  const ticket = ctx.random.bytes(TICKET_BYTES).toString('base64url')
  return { ticket, hash: ticketHash(ticket), expiresAt: new Date(ctx.now.getTime() + TICKET_MS) }
}

type Opening<T> = {
  /** Uses the ticket up. */
  take(ctx: Ctx): Promise<T | undefined>
  /** A place in the queue of files that take long; answers how to leave it. Throws QueueFull. */
  queueUp(taken: T): (() => void) | undefined
  file(taken: T): Promise<TicketedFile>
}

/** The file of a ticket, which is used up only together with a place in the queue. */
export const openTicket = async <T>(
  services: Services,
  about: Parameters<Services['inContext']>[0],
  { take, queueUp, file }: Opening<T>,
): Promise<TicketedFile | 'busy' | undefined> => {
  let leave: (() => void) | undefined
  try {
    const taken = await services.inContext(about, async (ctx) => {
      const found = await take(ctx)
      if (found) leave = queueUp(found)
      return found
    })
    return taken && (await file(taken))
  } catch (error) {
    if (error instanceof QueueFull) return 'busy'
    throw error
  } finally {
    leave?.()
  }
}

type At = { Params: { siteId: string; ticket: string } }

/** `/<at>/<site>/<ticket>`: a browser downloads by an address, which carries no session; a ticket stands for it. */
export const serveTicketedFiles =
  ({ at, isGood, open, retryAfterSeconds }: TicketedFiles) =>
  (http: FastifyInstance, services: Services): void => {
    const path = `/${at}/:siteId(^\\d{1,9}$)/:ticket(^[A-Za-z0-9_-]{43}$)`
    http.register(async (scope) => {
      await limitCalls(scope, services)
      // Previews of links and download managers look before they take: that uses nothing up.
      scope.head<At>(path, async ({ params }, reply) => {
        const code = (await isGood(services, Number(params.siteId), params.ticket)) ? 200 : 404
        return reply.header('cache-control', 'no-store').code(code).send()
      })
      scope.get<At>(path, { exposeHeadRoute: false }, async ({ params }, reply) => {
        reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
        const file = await open(services, Number(params.siteId), params.ticket)
        if (!file) return reply.code(404).send()
        if (file === 'busy') return reply.code(429).header('retry-after', retryAfterSeconds).send()
        return reply
          .header('content-disposition', `attachment; filename="${file.name}"`)
          .header('referrer-policy', 'no-referrer')
          .type(file.type)
          .send(file.body)
      })
    })
  }
