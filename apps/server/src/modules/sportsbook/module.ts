import type { Module } from '../../platform/module.ts'
import { setSiteLens, setSiteSwitches } from '../sportsdata/index.ts'
import { serveSportAnswerOffer } from './calls/member/answer-offer.ts'
import { serveSportCashOut } from './calls/member/cash-out-ticket.ts'
import { serveSportFavourite } from './calls/member/keep-favourite.ts'
import { serveSportFavourites } from './calls/member/list-favourites.ts'
import { serveSportTickets } from './calls/member/list-tickets.ts'
import { serveSportPlace } from './calls/member/place-ticket.ts'
import { serveSportQuote } from './calls/member/quote-slip.ts'
import { serveSportTicket } from './calls/member/show-ticket.ts'
import { shownOfferOf } from './cash-out/cash-out.service.ts'
import { cashOutClock } from './cash-out/run-cash-outs.service.ts'
import { boardCalls } from './office/board/calls.ts'
import { findFlagsJob } from './office/report/flags.service.ts'
import { sumProfitClock } from './office/report/profit.service.ts'
import { reportCalls } from './office/report/report-calls.ts'
import { expireChangesClock, followChangesClock } from './office/results/follow-changes.service.ts'
import { resultCalls } from './office/results/result-calls.ts'
import { rulesCalls } from './office/rules/rules-calls.ts'
import { referralNoticeClock } from './office/tickets/referral-notice.service.ts'
import { ticketCalls } from './office/tickets/ticket-calls.ts'
import { deskListeners, sportsDeskTopic } from './office/topic.ts'
import { proveTicketsJob } from './prove-tickets.job.ts'
import { closeChangesJob } from './rules/close-changes.job.ts'
import { lensOf, switchesOf } from './rules/rules.service.ts'
import { closeSettling, settlingOf } from './settle/settle.service.ts'
import { settleClock, settleStuckClock } from './settle/settle-clock.ts'
import { stoppedClock } from './settle/void-stopped.service.ts'
import { setCashOutOffer } from './tickets/cash-out-offer.ts'
import { dueClock } from './tickets/due.service.ts'
import { assertReachable } from './tickets/ticket.states.ts'
import { saveTicketTitles } from './tickets/titles.service.ts'

assertReachable()
setSiteLens(lensOf)
setSiteSwitches(switchesOf)
setCashOutOffer(shownOfferOf)

export const sportsbookModule: Module = {
  name: 'sportsbook',
  calls: [
    serveSportQuote,
    serveSportPlace,
    serveSportAnswerOffer,
    serveSportCashOut,
    serveSportTickets,
    serveSportTicket,
    serveSportFavourites,
    serveSportFavourite,
  ],
  adminCalls: [...boardCalls, ...rulesCalls, ...resultCalls, ...reportCalls, ...ticketCalls],
  topics: [sportsDeskTopic],
  listeners: deskListeners,
  jobs: [proveTicketsJob, findFlagsJob, closeChangesJob],
  clocks: [
    dueClock,
    settleClock,
    settleStuckClock,
    stoppedClock,
    cashOutClock,
    referralNoticeClock,
    followChangesClock,
    expireChangesClock,
    sumProfitClock,
  ],
  start: async (services) => {
    await services.reading({ who: { kind: 'system', job: 'sportsbook.start' }, siteId: 0 }, (ctx) =>
      ctx.inOwnTransaction(saveTicketTitles),
    )
    settlingOf(services)
    return () => closeSettling(services)
  },
}
