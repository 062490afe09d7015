import { useEffect, useRef, useState } from 'react'
import type { TextKey } from '../../../locales/ko.ts'
import type { Lantern, SlotEvent } from '../../../src/games/slot/slot-events.ts'
import type { SlotSaid } from '../../../src/play/play-shapes.ts'
import { Pace } from '../frame/pace.ts'
import { type Handlers, playEvents } from '../frame/play-events.ts'
import type { Sounds } from '../frame/sound.ts'
import { figure, languageOfPage, short } from '../frame/texts.ts'
import type { Game, Show } from '../frame/use-game.ts'
import { type Feature, featureAfter, featureSum, turning } from './feature.ts'
import type { ReelStage } from './reels.ts'
import type { Mood } from './themes/theme.ts'
import { themeOf } from './themes/themes.ts'
import { useFeatureFont } from './use-feature-font.ts'
import { clearsSky, hasCard, type Rung, rungOf } from './win-ladder.ts'
import { besideCells, type Won, wonCells } from './won-cells.ts'

export interface SlotState {
  readonly stake: number
  readonly won: number
  readonly gain: number | undefined
  readonly caption: string
  readonly feature: Feature | undefined
  readonly spoken: string
  readonly ready: boolean
  readonly rung: Rung
  readonly mood: Mood
  /** Stake and payout of the round that has ended, from the first rung with a card on. */
  readonly card: { readonly stake: number; readonly payout: number; readonly below: boolean } | undefined
  resize(width: number, height: number): void
  changeStake(step: 1 | -1): void
  spin(): void
  hurry(): void
  replayAgain(): void
}

const STAKE_AT_FIRST = 1_000
/** The largest part of the game comes while the session is asked for, not after it. */
const reelsComing = import('./reels.ts')

export function useSlot(game: Game<SlotSaid>, sounds: Sounds, host: { current: HTMLDivElement | null }): SlotState {
  const { say, described, session } = game
  const language = languageOfPage()
  const pace = useRef(new Pace()).current
  const stage = useRef<ReelStage>(undefined)
  const stops = useRef<readonly number[]>([0, 0, 0, 0, 0])
  const [ready, setReady] = useState(false)
  const [stake, setStake] = useState(
    game.replay?.stake ?? (described.stakes.includes(STAKE_AT_FIRST) ? STAKE_AT_FIRST : (described.stakes[0] ?? 0)),
  )
  const [won, setWon] = useState(0)
  const [gain, setGain] = useState<number>()
  const [caption, setCaption] = useState('')
  const [feature, setFeature] = useState<Feature>()
  const [spoken, setSpoken] = useState('')
  const [rung, setRung] = useState<Rung>('none')
  const [card, setCard] = useState<SlotState['card']>()
  const theme = themeOf(described.code)
  const won_ = (amount: number) => say('won', { n: figure(amount, language) })

  const begin = () => {
    setWon(0)
    setGain(undefined)
    setCaption('')
    setRung('none')
    setCard(undefined)
  }

  const show: Show = async (round, reveal) => {
    const reels = stage.current
    if (!reels) return
    begin()
    // What pays back no more than the stake is shown, and not celebrated.
    const glows = rungOf(round.stake, round.payout) !== 'none'
    /** Of the reels as they lie now. */
    let lines: Won[] = []
    let hasFeature = false
    let scatters: readonly number[] = []
    let total = 0
    const add = (amount: number) => {
      total += amount
      setWon(total)
    }
    const follow = (event: SlotEvent) => {
      hasFeature = true
      setFeature((before) => featureAfter(before, event))
    }
    /** Of a feature that has just been added. */
    const sum = (name: TextKey, amount: number) =>
      featureSum(say(name), won_(amount), total > amount ? won_(total - amount) : undefined, say)
    setSpoken(say('spinning'))
    const label = ({ cell, value }: Lantern) => ({ cell, label: short(value, language) })
    const handlers: Handlers<SlotEvent> = {
      'reels-stopped': async (event) => {
        lines = []
        reels.takeStrips(event.free ? described.freeStrips : described.strips)
        reels.start()
        await pace.wait(320, 0)
        await reels.stop(event.stops, () => sounds.play('card'))
        stops.current = event.stops
        await pace.wait(120)
      },
      'line-won': async ({ line, symbol, count, amount }) => {
        const rows = described.lines[line] ?? []
        lines.push({ rows, count })
        reels.markLine(rows, count, glows)
        add(amount)
        const name = theme.symbols[symbol]?.name
        setCaption(`${say('lineWon', { line: line + 1, symbol: name ? say(name) : symbol, count })} · ${won_(amount)}`)
        await pace.wait(260)
      },
      'scatter-won': async ({ cells, amount }) => {
        scatters = cells
        reels.markCells(cells, glows)
        add(amount)
        setCaption(`${say('symbolScatter')} ${cells.length} · ${won_(amount)}`)
        await pace.wait(900)
      },
      'respins-started': async (event) => {
        reels.clear()
        reels.holdLanterns(event.lanterns.map(label))
        follow(event)
        setCaption(say('respinsNote', { n: event.left }))
        setSpoken(say('respins'))
        await pace.wait(1_400)
      },
      'respin-stopped': async (event) => {
        const { landed, left } = event
        setFeature(turning)
        await reels.turnDarkCells()
        for (const lantern of landed) {
          reels.addLantern(label(lantern))
          sounds.play('chip')
        }
        if (landed.length === 0 && left > 0) sounds.play('count')
        follow(event)
        await pace.wait(landed.length > 0 ? 520 : 260)
      },
      'respins-ended': async (event) => {
        add(event.amount)
        follow(event)
        setCaption(sum('respinsEnded', event.amount))
        await pace.wait(1_600)
        setFeature(undefined)
      },
      'free-spins-started': async (event) => {
        // What brought them, also after lanterns that have lain over it.
        reels.clear()
        if (scatters.length > 0) reels.markCells(scatters, glows)
        follow(event)
        setCaption(say('freeSpinsNote'))
        setSpoken(say('freeSpins', { n: event.spins }))
        await pace.wait(1_800)
      },
      'free-spin-started': (event) => {
        follow(event)
        setCaption('')
      },
      'free-spins-ended': async ({ amount }) => {
        setCaption(sum('freeSpinsEnded', amount))
        await pace.wait(1_600)
        setFeature(undefined)
      },
      'round-ended': async ({ stake: staked, payout }) => {
        const result = payout - staked
        setGain(result)
        setWon(payout)
        if (lines.length > 1 && !hasFeature) {
          reels.markCells(wonCells(lines), glows)
          setCaption(`${say('linesWon', { n: lines.length })} · ${won_(payout)}`)
        }
        reveal()
        setSpoken(
          result === 0
            ? say('resultEven')
            : say(result > 0 ? 'resultWin' : 'resultLoss', { n: figure(result, language) }),
        )
        const reached = rungOf(staked, payout)
        setRung(reached)
        if (hasCard(reached)) setCard({ stake: staked, payout, below: besideCells(wonCells(lines)) === 'below' })
        if (payout > 0) sounds.play(clearsSky(reached) ? 'sky' : hasCard(reached) ? 'moon' : 'result')
        await pace.wait(hasCard(reached) ? 1_200 : payout > 0 ? 500 : 60)
      },
    }
    await playEvents(round.events as readonly SlotEvent[], handlers)
    pace.calm()
  }

  useEffect(() => {
    let closed = false
    const element = host.current
    if (!element) return
    void reelsComing.then(async ({ ReelStage }) => {
      const opened = await ReelStage.open(element, themeOf(described.code), described.strips, pace)
      if (closed) return opened.close()
      stage.current = opened
      setReady(true)
    })
    return () => {
      closed = true
      stage.current?.close()
      stage.current = undefined
    }
  }, [described, host, pace])

  useFeatureFont(say, ready)

  const begun = useRef(false)
  useEffect(() => {
    const waiting = game.replay ?? session?.unshown
    if (!ready || !waiting || begun.current) return
    begun.current = true
    void game.resume(waiting, show)
  })

  return {
    stake,
    won,
    gain,
    caption,
    feature,
    spoken,
    ready,
    rung,
    card,
    mood: feature?.kind === 'free' ? 'deep' : clearsSky(rung) ? 'clear' : 'night',
    resize: (width, height) => stage.current?.resize(width, height),
    changeStake: (step) => {
      const next = described.stakes[described.stakes.indexOf(stake) + step]
      if (next === undefined || game.busy) return
      sounds.play('chip')
      setStake(next)
    },
    spin: () => {
      if (game.busy || !ready) return
      sounds.play('chip')
      begin()
      stage.current?.takeStrips(described.strips)
      stage.current?.start()
      void game.play({ stake }, stake, show).then((played) => {
        if (!played) void stage.current?.stop(stops.current, () => {})
      })
    },
    hurry: () => pace.hurry(),
    replayAgain: () => {
      if (game.replay && !game.busy) void game.resume(game.replay, show)
    },
  }
}
