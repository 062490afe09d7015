import type { Services } from '../../../platform/services.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import { submitTicket } from './place.service.ts'
import { type DueTicket, findDue, findTicket } from './ticket.repository.ts'
import { wordsOfLegs } from './words.service.ts'

const EVERY_MS = 250
/** Of one tick and kind; they share the commits of the bet writer. */
const AT_ONCE = 200
const who = { kind: 'system', job: 'sportsbook.due' } as const

/**
 * Decides every ticket whose live delay has ended, by checking all of it again, and gives back what is held where a trader did not answer or a member did not take the offer. Each is an
 * operation of the bet writer, which looks at the locked ticket: so a second run, or another process after a crash, does it once.
 */
export const decideDue = async (services: Services): Promise<void> => {
  const due = await services.reading({ who, siteId: 0 }, (ctx) => findDue(ctx, AT_ONCE))
  await Promise.all(
    due.map((ticket) =>
      decideOne(services, ticket).catch((err) =>
        services.log.error({ err, siteId: ticket.siteId, ticketId: ticket.ticketId }, 'a ticket was not decided'),
      ),
    ),
  )
}

const decideOne = (services: Services, { siteId, memberId, ticketId, state }: DueTicket): Promise<unknown> =>
  services.reading({ who, siteId }, async (ctx) => {
    if (state === 'offered')
      return submitTicket(ctx, memberId, { verb: 'refuse', ticketId, code: 'B6028', of: 'offered' }, services)
    if (state === 'referred')
      return submitTicket(ctx, memberId, { verb: 'refuse', ticketId, code: 'B6024', of: 'referred' }, services)
    const words = await wordsOfLegs(ctx, (await findTicket(ctx, memberId, ticketId))?.legs ?? [])
    return submitTicket(ctx, memberId, { verb: 'accept', ticketId, by: 'delay', words }, services)
  })

export const dueClock: NamedClock = { name: 'sportsbook.due', everyMs: EVERY_MS, tick: decideDue }
