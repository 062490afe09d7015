import { call, isCallError, session } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { openDialog } from '../../shared/dialogs/dialogs.ts'
import { isUnanswered } from '../../shared/request/attempt.ts'
import { useMember, useNoteCash, useSession, useShownCash } from '../../shared/session/session.ts'
import { type SlipPick, type SlipState, type TicketBody, toggled, withPrices } from '../../shared/sports/slip.rules.ts'
import { changeSlip, onOneTap, slipNow, takeSlip, useSlip } from '../../shared/sports/slip-store.ts'
import { notify } from '../../shared/toast.ts'
import {
  bodyOf,
  contentOf,
  hasSameEvent,
  legsOf,
  needsConsent,
  problemOf,
  slipOf,
  stakeProblemOf,
  sumsOf,
} from './betting.rules.ts'
import { type Placed, placeTicket, refusalOf } from './calls/place.ts'
import { sportTicket } from './calls/tickets.ts'
import { notePrices, usePricesNow } from './prices-now.ts'
import { useSlipNames } from './use-slip-names.ts'
import { useSportQuote } from './use-sport-quote.ts'
import { useTicketShown } from './use-ticket-shown.ts'

/** Of the page: two places that show the slip have one press between them. */
let isUnderWay = false

type Trouble = { problem: unknown; mostStake: number | null }

/** The slip, what it would be accepted at, and its one press. */
export const useSportBetting = () => {
  const say = useText('sports-slip')
  const state = useSlip()
  const queries = useQueryClient()
  const noteCash = useNoteCash()
  const owner = useMember()?.member.memId
  // Until it is known who is logged in the slip may be another one's.
  const isOwn = owner !== undefined && state.owner === owner
  useEffect(() => {
    if (owner !== undefined) takeSlip(owner)
  }, [owner])
  const isMember = useSession() !== undefined
  const cash = useShownCash()
  const shown = useTicketShown()
  useSlipNames()
  const [isBusy, setBusy] = useState(isUnderWay)
  const [trouble, setTrouble] = useState<Trouble>()
  const refetch = useRef<() => unknown>(undefined)
  const prices = usePricesNow(
    state.selections,
    useCallback(() => void refetch.current?.(), []),
  )

  const legs = legsOf(state, prices)
  const slip = slipOf(state, legs)
  const wrong = legs.length > 0 ? problemOf(slip) : null
  const body = bodyOf('', slip, 0, state.pricePolicy)
  const canBeQuoted = isMember && legs.length > 0 && wrong === null && !state.isHeld
  const asked = useSportQuote(body, state.selections, canBeQuoted)
  const quote = canBeQuoted ? asked.quote : undefined
  refetch.current = canBeQuoted ? asked.refetch : undefined
  const isJoint = legs.length > 0 && wrong === null && hasSameEvent(slip)
  const sums = wrong === null && legs.length > 0 ? sumsOf(slip, state.stake, quote?.sameEventPrice ?? null) : undefined
  const bounds = quote && { least: quote.leastStake, most: quote.mostStake }
  const stakeProblem = stakeProblemOf(sums?.stake ?? 0, bounds, isMember ? cash : undefined)
  const isOff = legs.some((leg) => leg.isOff)
  const content = contentOf({ ...body, stake: sums?.stake ?? 0 })

  // A market has opened or closed, or what a common price was made of has moved.
  const askedFor = `${isOff} ${isJoint ? legs.map(({ offered }) => offered).join(' ') : ''}`
  const before = useRef(askedFor)
  useEffect(() => {
    if (before.current === askedFor) return
    before.current = askedFor
    void refetch.current?.()
  }, [askedFor])

  // What was said of a slip is of no use for another one.
  const troubleOf = useRef(content)
  useEffect(() => {
    if (troubleOf.current === content) return
    troubleOf.current = content
    setTrouble(undefined)
  }, [content])

  const answered = (answer: Placed, sent: TicketBody, isSlip: boolean) => {
    noteCash(answer)
    notePrices(sent.selections, answer.selections)
    const { ticket } = answer
    if (ticket?.state === 'accepted' && !isSlip) notify.ok(say('ticket.accepted'))
    if (!ticket) return changeSlip((now) => ({ ...now, sent: null }))
    queries.setQueryData(sportTicket(ticket.ticketId).queryKey, ticket)
    void queries.invalidateQueries({ queryKey: ['own', 'sports', 'tickets', 'list'] })
    changeSlip((now) => ({ ...now, sent: null, shown: ticket.ticketId, isHeld: isSlip && ticket.state !== 'refused' }))
  }

  /** Places what the body says, and what is the same as an unanswered ticket as that. `isSlip`: it is what stands in the slip. */
  const send = async (next: TicketBody, nextContent: string, isSlip: boolean) => {
    if (isUnderWay) return
    isUnderWay = true
    // What is pressed is what is shown: a price that has moved is accepted by the press that names it.
    if (isSlip) changeSlip((now) => withPrices(now, next.selections))
    setBusy(true)
    setTrouble(undefined)
    try {
      const before = slipNow().sent
      if (before && before.content !== nextContent && (await isThere(before.body.ticketId))) {
        changeSlip((now) => ({ ...now, sent: null, shown: before.body.ticketId, isHeld: false }))
        return
      }
      const sent = before?.content === nextContent ? before.body : next
      changeSlip((now) => ({ ...now, sent: { content: nextContent, body: sent } }))
      answered(await placeTicket(sent), sent, isSlip)
    } catch (problem) {
      if (!isUnanswered(problem)) changeSlip((now) => ({ ...now, sent: null }))
      const { selections, mostStake = null } = refusalOf(problem)
      if (selections) notePrices(next.selections, selections)
      else if (isCallError(problem)) void refetch.current?.()
      setTrouble({ problem, mostStake })
      void queries.invalidateQueries({ queryKey: ['own', 'protection'] })
    } finally {
      isUnderWay = false
      setBusy(false)
    }
  }

  // A page that was left before its ticket was answered: what became of it is asked for.
  const sentId = state.sent?.body.ticketId
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page, not after each press
  useEffect(() => {
    if (!sentId || !isMember || isUnderWay) return
    isThere(sentId)
      .then((isKnown) => {
        if (isKnown && slipNow().sent?.body.ticketId === sentId)
          changeSlip((now) => ({ ...now, sent: null, shown: sentId, isHeld: true }))
      })
      // The next press asks again.
      .catch(() => undefined)
  }, [isMember])

  // One press on a price, where its member wants that.
  const tap = useEffectEvent((pick: SlipPick) => {
    if (!session() || !isOwn || state.stake <= 0 || state.isHeld) return changeSlip((now) => toggled(now, pick))
    const single: TicketBody = {
      ticketId: crypto.randomUUID(),
      selections: [
        { eventId: pick.eventId, market: pick.market, outcome: pick.outcome, price: pick.price, isBanker: false },
      ],
      sizes: [1],
      stake: state.stake,
      pricePolicy: state.pricePolicy,
    }
    void send(single, contentOf(single), false)
  })
  useEffect(() => onOneTap(tap), [])

  const press = () => {
    if (isUnderWay || !sums || isOff || state.isHeld) return
    if (!session()) return openDialog({ kind: 'login' })
    if (!isOwn || stakeProblem) return
    void send(bodyOf(crypto.randomUUID(), slip, sums.stake, state.pricePolicy), content, true)
  }

  return {
    ...state,
    legs,
    slip,
    wrong,
    isJoint,
    quote,
    quoteProblem: canBeQuoted ? asked.problem : null,
    sums,
    stakeProblem,
    isOff,
    hasMoved: needsConsent(legs, state.pricePolicy),
    isMember,
    cash,
    isBusy,
    trouble,
    shown,
    press,
    change: (next: Partial<SlipState>) => changeSlip((now) => ({ ...now, ...next })),
  }
}
export type SportBetting = ReturnType<typeof useSportBetting>

const isThere = async (ticketId: string): Promise<boolean> => {
  try {
    await call('/api/sports/ticket', { ticketId })
    return true
  } catch (problem) {
    if (isCallError(problem, 'N404')) return false
    throw problem
  }
}
