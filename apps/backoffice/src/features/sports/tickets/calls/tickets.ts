import {
  type AdminQueryOf,
  auditLog,
  sportDeskTicket,
  sportDeskTickets,
  sportFactorConfirm,
  sportFactorDrop,
  sportFactorSave,
  sportMember,
  sportReferred,
  sportTicketAccept,
  sportTicketOffer,
  sportTicketReject,
} from '@maru/contract'
import { useAct, useAsk } from '../../../../shared/call/use-call.ts'

const decided = [sportReferred, sportDeskTickets, sportDeskTicket, auditLog]

export const useReferred = () => useAsk(sportReferred, {}, { isLive: true })
export const useTickets = (query: Partial<AdminQueryOf<typeof sportDeskTickets>>, isOn = true) =>
  useAsk(sportDeskTickets, { query }, { isLive: true, isOn })
export const useTicket = (memberId: number, ticketId: string) =>
  useAsk(sportDeskTicket, { query: { memberId, ticketId } }, { isLive: true })
export const useBettor = (memberId: number) => useAsk(sportMember, { params: { memberId } })

const quiet = { isQuiet: true }
export const useAcceptTicket = () => useAct(sportTicketAccept, decided, undefined, quiet)
export const useRejectTicket = () => useAct(sportTicketReject, decided, undefined, quiet)
export const useOfferTicket = () => useAct(sportTicketOffer, decided, undefined, quiet)
const priced = [sportMember, sportReferred, sportDeskTicket, auditLog]
export const useSaveFactor = () => useAct(sportFactorSave, priced)
export const useConfirmFactor = () => useAct(sportFactorConfirm, priced)
export const useDropFactor = () => useAct(sportFactorDrop, priced)
