import { useCallback, useEffect, useRef, useState } from 'react'
import type { TextKey } from '../../../locales/ko.ts'
import type { GameDescribed, RoundShown, SessionShown, TableShown } from '../../../src/play/play-shapes.ts'
import { askBalance, askRound, CallFailed, openReplay, openSession, replayTicket, reportShown } from './calls.ts'
import { Doubt } from './doubt.ts'
import { postBet, postFailure, postState, postToOperator } from './operator-window.ts'
import { languageOfPage, roundName, type Say, sayIn } from './texts.ts'
import { useLive } from './use-live.ts'
import { useWhenReady } from './when-ready.ts'

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
  /** The session is over: another game has taken it, or the player has logged out. */
  readonly isEnded: boolean
}

const BALANCE_RETRY_MS = 3_000

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

  const lobbyUrl = loaded?.session?.lobbyUrl
  const askAgain = useCallback(() => askBalance().then((said) => setBalance(said.balance)), [])
  const doubt = useRef(new Doubt()).current
  doubt.onSettled = (how, won) => {
    // As after every opening, the round comes first.
    if (how === 'unseen') return location.reload()
    setNotice(say(how))
    if (won === null) void askAgain().catch(() => {})
    else setBalance(won)
    if (lobbyUrl) postToOperator('maru:balance-changed', lobbyUrl)
  }

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
      doubt.know(session.settledUpTo)
      setLoaded({ described: session.game as Described, session, table: session.table })
      postState('maru:loading')
    } catch (error) {
      setFailure(say(textOf(error)))
      postFailure(error)
    }
  }, [say, doubt])

  useEffect(() => {
    document.documentElement.lang = language === 'vn' ? 'vi' : language
    void open()
  }, [open, language])

  useEffect(() => {
    if (loaded?.session && balance === null) {
      const timer = setInterval(() => void askAgain().catch(() => {}), BALANCE_RETRY_MS)
      return () => clearInterval(timer)
    }
  }, [loaded, balance, askAgain])
  useWhenReady(failure === say('errorUnavailable'), () => void open())
  useWhenReady(notice === say('errorUnavailable'), () => setNotice(undefined))

  /** Nothing can be played here any more. */
  const endSession = useCallback(() => {
    setEnded(true)
    postState('maru:session-ended')
  }, [])
  const hasSession = loaded?.session !== undefined
  const look = useCallback(
    () =>
      void askBalance().then(
        (said) => said.isEnded && endSession(),
        (error) => error instanceof CallFailed && error.code === 'session-ended' && endSession(),
      ),
    [endSession],
  )
  useLive(hasSession && !isEnded, { news: (news) => doubt.receive(news), refused: look })
  useEffect(() => {
    if (!hasSession) return
    // Whoever comes back to a window need not wait for its socket to come back, too.
    const lookIfShown = () => !document.hidden && look()
    document.addEventListener('visibilitychange', lookIfShown)
    return () => document.removeEventListener('visibilitychange', lookIfShown)
  }, [hasSession, look])

  const finish = async (shown: RoundShown) => {
    if (!replayTicket) {
      const said = await reportShown(shown.id).catch(() => undefined)
      if (said) setNet(said.net)
    }
    if (!shown.paid && !replayTicket) setNotice(say('unpaid'))
    if (shown.paid) doubt.know(shown.number)
    doubt.end(shown.paid ? 'nothing' : 'payout')
    if (lobbyUrl) postToOperator('maru:balance-changed', lobbyUrl)
  }

  const reveal = () => {
    if (lobbyUrl) postToOperator('maru:revealed', lobbyUrl)
  }

  const play: Game['play'] = async (bet, stake, show) => {
    setBusy(true)
    setNotice(undefined)
    doubt.begin()
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
        doubt.end('nothing')
      } else {
        setNotice(say('undone'))
        doubt.end('stake')
      }
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'session-ended') endSession()
      setNotice(say(textOf(error)))
      doubt.end(isUnanswered(error) ? 'press' : undefined)
    } finally {
      setBusy(false)
      reveal()
    }
    if (lobbyUrl) postToOperator('maru:balance-changed', lobbyUrl)
    return false
  }

  const resume: Game['resume'] = async (shown, show) => {
    setBusy(true)
    doubt.begin()
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
  'stake-limit': 'errorStakeLimit',
  'not-allowed': 'errorNotAllowed',
  'ticket-ended': 'errorTicketEnded',
  unavailable: 'errorUnavailable',
  internal: 'errorInternal',
} as const satisfies Record<CallFailed['code'], TextKey>

/** The round of that press, or one before it, may be settled later. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof CallFailed) || error.code === 'internal' || error.code === 'round-unfinished'

function textOf(error: unknown): TextKey {
  return error instanceof CallFailed ? (TEXT_OF_ERROR[error.code] ?? 'errorInternal') : 'errorInternal'
}
