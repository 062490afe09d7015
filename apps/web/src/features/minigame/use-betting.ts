import { isCallError, session } from '@maru/client'
import type { Minigame } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openDialog } from '../../shared/dialogs/dialogs.ts'
import { useSumName } from '../../shared/format/use-sum-name.ts'
import { type Slots, slots } from '../../shared/minigame/slots.ts'
import { useNoteCash, useSession, useShownCash } from '../../shared/session/session.ts'
import { notify } from '../../shared/toast.ts'
import { noteStakeAnswered, noteStakeSent } from '../../shared/undisclosed/undisclosed.ts'
import { myBets, type OwnBet } from './calls/my-bets.ts'
import { makePlacing } from './calls/place-bets.ts'
import { rememberBets } from './last-bets.ts'
import { type Phase, takesBets } from './phase.rules.ts'
import { mostWon, stakeProblem } from './slip.rules.ts'
import { type Refused, useSlip } from './use-slip.ts'

/** Of the whole visit: a bet without an answer is the same one on whichever page it is pressed again. */
const { place, found } = makePlacing(() => crypto.randomUUID())

/** The slip and its one press. */
export const useBetting = (game: Minigame, known: Slots, phase: Phase) => {
  const say = useText('minigames')
  const queries = useQueryClient()
  const noteCash = useNoteCash()
  const sumName = useSumName()
  const isMember = useSession() !== undefined
  const cash = useShownCash()
  const { roundId } = known.round
  const acts = useSlip(game, known, known.pricesVersion, roundId)
  const { slip, bets, moved } = acts
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<{ problem: unknown; roundId: string }>()
  // The second of two presses comes before the button knows of the first.
  const isUnderWay = useRef(false)

  const { minimum, maximum, maximumWin } = known.limits
  const wrong = stakeProblem(slip.stake, bets, { minimum, maximum, maximumWin }, isMember ? cash : undefined)
  const total = slip.stake * bets.length
  const isOpen = takesBets(phase)

  const send = async () => {
    isUnderWay.current = true
    setBusy(true)
    setTrouble(undefined)
    noteStakeSent()
    let staked = 0
    // What is pressed is what is shown: a price that has moved is accepted by the press that names it.
    if (moved.length > 0) acts.acceptPrices()
    try {
      const asked = bets.map(({ key, selections, price }) => ({ key, selections, price, stake: slip.stake }))
      const placed = await place(game, roundId, asked)
      noteCash(placed.answer)
      const accepted = new Set(placed.bets.flatMap(({ key, code }) => (code === '0' ? [key] : [])))
      staked = accepted.size * slip.stake
      const refused: Record<string, Refused> = Object.fromEntries(
        placed.bets.flatMap(({ key, code, price }) =>
          code === '0' ? [] : [[key, { code, price, version: known.pricesVersion, roundId }]],
        ),
      )
      if (accepted.size > 0) {
        rememberBets({ game, picks: slip.picks, isCombined: slip.isCombined, stake: slip.stake })
        sayPlaced(accepted.size, staked)
      }
      acts.answered(accepted, refused)
      if (placed.bets.some(({ code }) => code !== '0')) {
        void queries.invalidateQueries(slots(game))
        void queries.invalidateQueries({ queryKey: ['own', 'protection'] })
      }
    } catch (caught) {
      setTrouble({ problem: caught, roundId })
      if (isCallError(caught)) void queries.invalidateQueries(slots(game))
    } finally {
      noteStakeAnswered(staked)
      isUnderWay.current = false
      setBusy(false)
      void queries.invalidateQueries({ queryKey: myBets(game).queryKey })
    }
  }

  const sayPlaced = (count: number, sum: number) => notify.ok(say('play.placed', { count, sum: sumName(sum) }))

  // Where an answer was lost, the list of own bets says what became of the bets.
  const own = useQuery({ ...myBets(game), enabled: isMember }).data?.list
  const learn = useEffectEvent((list: readonly OwnBet[]) => {
    const accepted = found(game, list)
    if (accepted.length === 0) return
    setTrouble(undefined)
    acts.answered(new Set(accepted.map(({ key }) => key)), {})
    sayPlaced(
      accepted.length,
      accepted.reduce((sum, { stake }) => sum + stake, 0),
    )
  })
  useEffect(() => {
    if (own && !isBusy) learn(own)
  }, [own, isBusy])

  const press = () => {
    if (isUnderWay.current || bets.length === 0 || !isOpen) return
    if (!session()) return openDialog({ kind: 'login' })
    if (!wrong) void send()
  }

  return {
    ...acts,
    known,
    phase,
    isOpen,
    isMember,
    isBusy,
    /** Why the last press came to nothing, as long as its round runs. */
    problem: trouble?.roundId === roundId ? trouble.problem : undefined,
    wrong,
    total,
    /** In the draw that pays most. */
    toWin: mostWon(bets, slip.stake, known),
    press,
  }
}
export type Betting = ReturnType<typeof useBetting>
