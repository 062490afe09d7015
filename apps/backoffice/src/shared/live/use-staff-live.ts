import {
  type AdminCall,
  adminBanners,
  adminCashList,
  adminCoinDeposits,
  adminCoinPayments,
  adminGames,
  adminLivePath,
  adminNotices,
  adminPopups,
  auditLog,
  coinOverview,
  coinPayRequests,
  deskFigures,
  maintenanceGet,
  memberDetail,
  memberLedger,
  memberSearch,
  memberSessions,
  memberWagers,
  miniDesk,
  miniDeskRoundShow,
  miniDeskRounds,
  miniDeskWagers,
  minigameDeskTopic,
  type SportsDeskMessage,
  type StaffEventKind,
  type StaffLiveMessage,
  signUpList,
  sportsDeskTopic,
  staffEventKinds,
  staffTopic,
  supportDeskTopic,
  tableDesk,
  tableDeskTopic,
} from '@maru/contract'
import { Client } from '@stomp/stompjs'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setLive } from './live-state.ts'
import { takeChatMessage } from './support-live.ts'
import { ring } from './tone.ts'

/** A request by coin is a row of both. */
const coin = [coinOverview, adminCoinDeposits, adminCoinPayments, coinPayRequests]

const touchedBy: Record<StaffEventKind, readonly AdminCall[]> = {
  'sign-up': [signUpList, deskFigures, auditLog],
  'cash-request': [adminCashList, deskFigures, memberDetail, memberLedger, auditLog, ...coin],
  member: [memberSearch, memberDetail, memberLedger, memberWagers, memberSessions, signUpList, auditLog],
  site: [maintenanceGet, adminBanners, adminPopups, auditLog],
  notice: [adminNotices],
  game: [adminGames, auditLog],
  figures: [deskFigures],
}

const touchedByMinigames = [miniDesk, miniDeskRounds, miniDeskRoundShow, miniDeskWagers]

const isOfSports = (path: unknown): boolean => typeof path === 'string' && path.startsWith('/admin/api/sports')

const parse = (text: string): StaffLiveMessage | undefined => {
  try {
    const message = JSON.parse(text) as StaffLiveMessage
    return (staffEventKinds as readonly string[]).includes(message.what) ? message : undefined
  } catch {
    return undefined
  }
}

/** Keeps the socket open and asks again for what a message touches. The session cookie opens it. `seesMinigames`, `seesTables`, `seesSupport`, `seesSports`: these staff may. */
export const useStaffLive = (
  siteId: number | undefined,
  seesMinigames: boolean,
  seesTables: boolean,
  seesSupport: boolean,
  seesSports: boolean,
): void => {
  const queries = useQueryClient()
  useEffect(() => {
    if (siteId === undefined) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    let wasUp = false
    const client = new Client({
      brokerURL: `${scheme}://${location.host}${adminLivePath}`,
      reconnectDelay: 3_000,
      heartbeatIncoming: 10_000,
      heartbeatOutgoing: 10_000,
      onConnect: () => {
        setLive(true)
        // What happened while it was down is not delivered again.
        if (wasUp) void queries.invalidateQueries()
        wasUp = true
        client.subscribe(staffTopic(siteId), (frame) => {
          const message = parse(frame.body)
          if (!message) return
          for (const call of touchedBy[message.what]) void queries.invalidateQueries({ queryKey: [call.path] })
          if (message.isNew) ring()
        })
        if (seesMinigames)
          client.subscribe(minigameDeskTopic(siteId), () => {
            for (const call of touchedByMinigames) void queries.invalidateQueries({ queryKey: [call.path] })
          })
        if (seesTables)
          client.subscribe(tableDeskTopic(siteId), () => {
            void queries.invalidateQueries({ queryKey: [tableDesk.path] })
          })
        if (seesSports)
          client.subscribe(sportsDeskTopic(siteId), (frame) => {
            void queries.invalidateQueries({ predicate: ({ queryKey }) => isOfSports(queryKey[0]) })
            if ((JSON.parse(frame.body) as SportsDeskMessage).isReferred) ring()
          })
        if (seesSupport) client.subscribe(supportDeskTopic(siteId), (frame) => takeChatMessage(frame.body, queries))
      },
      onWebSocketClose: () => setLive(false),
      onStompError: () => setLive(false),
    })
    client.activate()
    return () => {
      setLive(false)
      void client.deactivate()
    }
  }, [siteId, seesMinigames, seesTables, seesSupport, seesSports, queries])
}
