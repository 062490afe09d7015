import { serverNow } from '@maru/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { openDialog, type PurseChoice } from '../../shared/dialogs/dialogs.ts'
import { wireTime } from '../../shared/format/date.ts'
import { navigate, useLayout, useLocation } from '../../shared/navigation/index.ts'
import { memberInfo } from '../../shared/session/member-info.ts'
import { useHiddenSince } from '../../shared/undisclosed/undisclosed.ts'
import { gameDetail } from './calls/game-detail.ts'
import { sessionNet } from './calls/session-net.ts'
import { endGame, openGame, useGameWindow } from './game-window.ts'
import { purseChoice } from './purse-choice.ts'

const settleMs = 1_200

/** The game of the address: opened by the lobby already, or opened here after a reload. */
export const useGameFrame = () => {
  const { vendor = '', game: gameKey = '' } = useLocation().search
  const layout = useLayout()
  const queries = useQueryClient()
  const shown = useGameWindow()
  const detail = useQuery({ ...gameDetail(vendor, gameKey), enabled: Boolean(vendor && gameKey) })
  const game = detail.data
  const isIdle = shown.phase === 'none'
  const wasOpened = useRef(!isIdle)

  useEffect(() => {
    if (!game || !isIdle || wasOpened.current) return
    wasOpened.current = true
    // Money may have gone to the vendor.
    const open = (purse?: PurseChoice) =>
      void openGame({ ...game, purse }, layout).then(() => queries.invalidateQueries({ queryKey: memberInfo.queryKey }))
    if (!game.keepsPurse) return open()
    // After a reload with what was chosen then; who comes by an address is asked.
    void queries.ensureQueryData(memberInfo).then(({ member }) => {
      const known = purseChoice(member.memNick, game.vendorKey)
      if (known || member.cashAmt + member.awayAmt === 0) return open(known)
      openDialog({ kind: 'purse', game, open, leave: () => navigate({ to: 'main' }, { replace: true }) })
    })
  }, [game, isIdle, layout, queries])

  // Ended by a logout, by the member in another place, or by a new game: back to the lobby.
  useEffect(() => {
    if (isIdle && wasOpened.current) navigate({ to: 'main' }, { replace: true })
  }, [isIdle])

  useEffect(() => () => endGame(), [])

  return { shown, game, problem: detail.error }
}

/** Net result of this sitting, asked again after each change of the shown balance. */
export const useSittingNet = (vendorKey: string, cash: number | undefined): number | undefined => {
  const queries = useQueryClient()
  const [since] = useState(() => wireTime(serverNow()))
  const isHidden = useHiddenSince() !== undefined
  // While a round is being shown its result stays where it was.
  const net = useQuery({ ...sessionNet(vendorKey, since), enabled: vendorKey !== '' && !isHidden })
  const before = useRef(cash)
  useEffect(() => {
    if (isHidden || cash === undefined || before.current === cash) return
    before.current = cash
    void queries.invalidateQueries({ queryKey: ['own', 'session-net'] })
    // What is settled a moment after the money.
    const timer = setTimeout(() => void queries.invalidateQueries({ queryKey: ['own', 'session-net'] }), settleMs)
    return () => clearTimeout(timer)
  }, [cash, isHidden, queries])
  return net.data
}
