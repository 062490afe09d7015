import { useEffect, useRef, useState } from 'react'
import type { BaccaratEvent, Outcome } from '../../../src/games/baccarat/baccarat-events.ts'
import { type Bets, PLACES, type Place, stakeOf } from '../../../src/games/baccarat/places.ts'
import type { BaccaratSaid } from '../../../src/play/play-shapes.ts'
import { Pace } from '../frame/pace.ts'
import { type Handlers, playEvents } from '../frame/play-events.ts'
import type { Sounds } from '../frame/sound.ts'
import { figure, languageOfPage } from '../frame/texts.ts'
import type { Game, Show } from '../frame/use-game.ts'

export interface CoupShown {
  readonly player: readonly number[]
  readonly banker: readonly number[]
  readonly playerTotal: number | undefined
  readonly bankerTotal: number | undefined
  readonly outcome: Outcome | undefined
  /** Payout minus stake, once the round has ended. */
  readonly gain: number | undefined
  readonly paid: Partial<Record<Place, number>>
}
export type Phase = 'betting' | 'dealing' | 'result'

const EMPTY: CoupShown = {
  player: [],
  banker: [],
  playerTotal: undefined,
  bankerTotal: undefined,
  outcome: undefined,
  gain: undefined,
  paid: {},
}

export interface TableState {
  readonly bets: Bets
  readonly chip: number
  readonly phase: Phase
  readonly coup: CoupShown
  readonly outcomes: readonly Outcome[]
  readonly shoe: number
  readonly last: { outcome: Outcome; gain: number } | undefined
  readonly lastBets: Bets | undefined
  readonly spoken: string
  chooseChip(chip: number): void
  bet(place: Place): void
  undo(): void
  clear(): void
  repeat(): void
  deal(): void
  hurry(): void
  replayAgain(): void
}

export function useTable(game: Game<BaccaratSaid>, sounds: Sounds): TableState {
  const { say, session, described } = game
  const language = languageOfPage()
  const pace = useRef(new Pace()).current
  const [placed, setPlaced] = useState<readonly { place: Place; sum: number }[]>([])
  const [shownBets, setShownBets] = useState<Bets>()
  const [lastBets, setLastBets] = useState<Bets>()
  const [chip, setChip] = useState(10_000)
  const [phase, setPhase] = useState<Phase>('betting')
  const [coup, setCoup] = useState<CoupShown>(EMPTY)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>(game.table?.outcomes ?? [])
  const [shoe, setShoe] = useState(game.table?.shoe ?? 1)
  const [last, setLast] = useState<TableState['last']>()
  const [spoken, setSpoken] = useState('')
  const bets = shownBets ?? betsOf(placed)

  const show: Show = async (round, reveal) => {
    setPhase('dealing')
    setCoup(EMPTY)
    setSpoken(say('dealing'))
    let outcome: Outcome | undefined
    const handlers: Handlers<BaccaratEvent> = {
      'shoe-started': async (event) => {
        setShoe(event.shoe)
        setOutcomes([])
        game.announce(say('newShoe'))
        await pace.wait(900)
        game.announce(undefined)
      },
      'bets-placed': (event) => setShownBets(event.bets),
      'card-dealt': async ({ to, card, total }) => {
        sounds.play('card')
        setCoup((before) => ({
          ...before,
          [to]: [...before[to], card],
          [to === 'player' ? 'playerTotal' : 'bankerTotal']: total,
        }))
        await pace.wait(520)
      },
      'natural-shown': async ({ total }) => {
        setSpoken(say('natural', { n: total }))
        await pace.wait(300)
      },
      'coup-decided': async (event) => {
        outcome = event.outcome
        await pace.wait(250)
        setCoup((before) => ({ ...before, outcome: event.outcome }))
        setOutcomes((before) => [...before, event.outcome])
      },
      'place-paid': ({ place, stake, returned }) => {
        setCoup((before) => ({ ...before, paid: { ...before.paid, [place]: returned - stake } }))
      },
      'cut-card-reached': () => game.announce(say('cutCard')),
      'round-ended': async ({ stake, payout }) => {
        const gain = payout - stake
        setCoup((before) => ({ ...before, gain }))
        reveal()
        if (outcome) {
          setLast({ outcome, gain })
          setSpoken(`${say(WINNER_TEXT[outcome.winner])}. ${resultText(gain)}`)
        }
        sounds.play('result')
        setPhase('result')
        await pace.wait(700)
      },
    }
    await playEvents(round.events as readonly BaccaratEvent[], handlers)
    pace.calm()
  }

  const resultText = (gain: number) =>
    gain === 0 ? say('resultEven') : say(gain > 0 ? 'resultWin' : 'resultLoss', { n: figure(gain, language) })

  const begun = useRef(false)
  useEffect(() => {
    const waiting = game.replay ?? session?.unshown
    if (!waiting || begun.current) return
    begun.current = true
    void game.resume(waiting, show)
  })

  const betOn = (place: Place, sum: number) => {
    if (game.busy || game.replay) return
    const before = phase === 'result' ? {} : betsOf(placed)
    const { min, max } = described.limits[place]
    if ((before[place] ?? 0) + sum > max) {
      game.announce(say('limitPlace', { place: say(place), min: figure(min, language), max: figure(max, language) }))
      return
    }
    sounds.play('chip')
    game.announce(undefined)
    setShownBets(undefined)
    setPlaced((list) => [...(phase === 'result' ? [] : list), { place, sum }])
    if (phase === 'result') startBetting()
  }
  const startBetting = () => {
    setPhase('betting')
    setCoup(EMPTY)
    setShownBets(undefined)
  }

  return {
    bets,
    chip,
    phase,
    coup,
    outcomes,
    shoe,
    last,
    lastBets,
    spoken,
    chooseChip: setChip,
    bet: (place) => betOn(place, chip),
    undo: () => setPlaced((list) => list.slice(0, -1)),
    clear: () => setPlaced([]),
    repeat: () => {
      if (!lastBets) return
      startBetting()
      setPlaced(PLACES.flatMap((place) => (lastBets[place] ? [{ place, sum: lastBets[place] }] : [])))
    },
    deal: () => {
      const staked = phase === 'result' ? {} : betsOf(placed)
      if (game.busy || stakeOf(staked) === 0) return
      setLastBets(staked)
      setPhase('dealing')
      setCoup(EMPTY)
      void game.play(staked, stakeOf(staked), show).then((played) => {
        if (played) setPlaced([])
        else startBetting()
      })
    },
    hurry: () => pace.hurry(),
    replayAgain: () => {
      if (!game.replay) return
      setOutcomes(game.table?.outcomes ?? [])
      setShoe(game.table?.shoe ?? 1)
      void game.resume(game.replay, show)
    },
  }
}

export const WINNER_TEXT = { player: 'playerWins', banker: 'bankerWins', tie: 'tieWins' } as const

function betsOf(placed: readonly { place: Place; sum: number }[]): Bets {
  const bets: Bets = {}
  for (const { place, sum } of placed) bets[place] = (bets[place] ?? 0) + sum
  return bets
}
