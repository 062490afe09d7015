import { useCallback, useEffect, useRef, useState } from 'react'
import type { TextKey } from '../../../locales/ko.ts'
import type { GameDescribed, RoundShown, SessionShown, TableShown } from '../../../src/play/play-shapes.ts'
import { askBalance, askRound, CallFailed, openReplay, openSession, replayTicket, reportShown } from './calls.ts'
import { postBet, postState, postToOperator } from './operator-window.ts'
import { languageOfPage, roundName, type Say, sayIn } from './texts.ts'

/** What every game page knows besides its own table. */
export interface Game<Described extends GameDescribed = GameDescribed> {
  readonly described: Described
  readonly session: SessionShown | undefined
  readonly replay: RoundShown | undefined
  /** A table as the page finds it: now, or before the round that is shown again. */
  readonly table: TableShown | null
  readonly balance: number | null
  readonly net: number
  readonly busy: boolean
  readonly notice: string | undefined
  readonly round: string | undefined
  readonly say: Say
  /** Asks for a round and hands it to `show`; balance and net follow when it has been shown. */
  play(bet: unknown, stake: number, show: Show): Promise<boolean>
  /** Shows a round that was decided earlier. */
  resume(round: RoundShown, show: Show): Promise<void>
  announce(notice: string | undefined): void
}

/** Plays a round to its end. `reveal` as soon as the result is in view: the operator's page shows the money then. */
export type Show = (round: RoundShown, reveal: () => void) => Promise<void>

export type Opening = {
  readonly failure?: string
  readonly say: Say
  readonly again: () => void
  /** Another game has taken this one's session. */
  readonly isEnded: boolean
}

const BALANCE_RETRY_MS = 3_000
/** A game was opened in another window of this browser. */
const OPENED = 'game-opened'

export function useGame<Described extends GameDescribed>(): { opening: Opening; game: Game<Described> | undefined } {
  const language = useRef(languageOfPage()).current
  const say = useRef(sayIn(language)).current
  const [loaded, setLoaded] = useState<{
    described: Described
    session?: SessionShown
    replay?: RoundShown
    table: TableShown | null
  }>()
  const [failure, setFailure] = useState<string>()
  const [balance, setBalance] = useState<number | null>(null)
  const [net, setNet] = useState(0)
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<string>()
  const [round, setRound] = useState<string>()
  const [isEnded, setEnded] = useState(false)

  const open = useCallback(async () => {
    setFailure(undefined)
    try {
      if (replayTicket) {
        const { game, round: replay, table } = await openReplay(replayTicket)
        setRound(roundName(replay.id))
        setLoaded({ described: game as Described, replay, table })
        postState('maru:loading')
        return
      }
      const session = await openSession()
      const { unshown } = session
      // Its sums have been moved already, and stay unknown until it has been shown.
      if (unshown) postBet(0, session.lobbyUrl)
      setBalance(unshown?.paid && session.balance !== null ? session.balance - unshown.payout : session.balance)
      setNet(session.net)
      setLoaded({ described: session.game as Described, session, table: session.table })
      postState('maru:loading')
    } catch (error) {
      setFailure(say(textOf(error)))
      postState('maru:failed')
    }
  }, [say])

  useEffect(() => {
    document.documentElement.lang = language === 'vn' ? 'vi' : language
    void open()
  }, [open, language])

  useEffect(() => {
    if (loaded?.session && balance === null) {
      const timer = setTimeout(() => void askBalance().then((said) => setBalance(said.balance)), BALANCE_RETRY_MS)
      return () => clearTimeout(timer)
    }
  }, [loaded, balance])

  /** The player has opened a game elsewhere: nothing can be played here. */
  const endSession = useCallback(() => {
    setEnded(true)
    postState('maru:session-ended')
  }, [])
  const hasSession = loaded?.session !== undefined
  useEffect(() => {
    if (!hasSession) return
    const look = () => {
      if (document.hidden) return
      void askBalance()
        .then(({ isEnded }) => isEnded && endSession())
        .catch(() => {})
    }
    document.addEventListener('visibilitychange', look)
    // A window that stays in view learns it from the page that took the game.
    const channel = new BroadcastChannel(OPENED)
    channel.addEventListener('message', look)
    channel.postMessage(null)
    return () => {
      document.removeEventListener('visibilitychange', look)
      channel.close()
    }
  }, [hasSession, endSession])

  const lobbyUrl = loaded?.session?.lobbyUrl
  const finish = async (shown: RoundShown) => {
    if (!replayTicket) {
      const said = await reportShown(shown.id).catch(() => undefined)
      if (said) setNet(said.net)
    }
    if (!shown.paid && !replayTicket) setNotice(say('unpaid'))
    if (lobbyUrl) postToOperator('maru:balance-changed', lobbyUrl)
  }

  const reveal = () => {
    if (lobbyUrl) postToOperator('maru:revealed', lobbyUrl)
  }

  const play: Game['play'] = async (bet, stake, show) => {
    setBusy(true)
    setNotice(undefined)
    if (lobbyUrl) postBet(stake, lobbyUrl)
    try {
      const answer = await askRound(bet)
      if (answer.outcome === 'played') {
        setRound(roundName(answer.round.id))
        setBalance((before) => (before === null ? before : before - answer.round.stake))
        await show(answer.round, reveal)
        setBalance(answer.balance)
        setNet(answer.net)
        await finish(answer.round)
        return true
      }
      if (answer.outcome === 'refused') {
        if (answer.balance !== null) setBalance(answer.balance)
        if (answer.reason === 'session-ended') endSession()
        setNotice(say(TEXT_OF_ERROR[answer.reason]))
      } else setNotice(say('undone'))
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'session-ended') endSession()
      setNotice(say(textOf(error)))
    } finally {
      setBusy(false)
      reveal()
    }
    if (lobbyUrl) postToOperator('maru:balance-changed', lobbyUrl)
    return false
  }

  const resume: Game['resume'] = async (shown, show) => {
    setBusy(true)
    setRound(roundName(shown.id))
    if (!replayTicket) setNotice(say('resumed'))
    await show(shown, reveal)
    if (loaded?.session) setBalance(loaded.session.balance)
    await finish(shown)
    setBusy(false)
  }

  const opening = { failure, say, again: () => void open(), isEnded }
  if (!loaded) return { opening, game: undefined }
  const game = { ...loaded, session: loaded.session, replay: loaded.replay, balance, net, busy, notice, round, say }
  return { opening, game: { ...game, play, resume, announce: setNotice } }
}

const TEXT_OF_ERROR = {
  'session-ended': 'errorSessionEnded',
  'bet-invalid': 'errorBetInvalid',
  'round-unfinished': 'errorRoundUnfinished',
  'no-money': 'errorNoMoney',
  'limit-reached': 'errorLimitReached',
  'not-allowed': 'errorNotAllowed',
  'ticket-ended': 'errorTicketEnded',
  internal: 'errorInternal',
} as const satisfies Record<CallFailed['code'], TextKey>

function textOf(error: unknown): TextKey {
  return error instanceof CallFailed ? (TEXT_OF_ERROR[error.code] ?? 'errorInternal') : 'errorInternal'
}
