import { cardTimesOf } from '@maru/live-games'
import { type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { TableSaid, TableShown } from '../../../../src/tables/table-shapes.ts'
import type { Say } from '../../frame/texts.ts'
import { dealtCoup } from '../baccarat/dealt-coup.ts'
import { timesOfCard } from '../cards/card-flight.ts'
import type { TableStore } from '../store/table-store.ts'
import { BentCard } from './bent-card.tsx'
import { type SqueezedCard, squeezedAt } from './squeezed-card.ts'

const LOOK_MS = 80
const CARD_TEXT = ['liveSqueezeFirst', 'liveSqueezeSecond', 'liveSqueezeThird'] as const
/** What a key bends. */
const STEPS: { readonly [key: string]: number } = { ArrowUp: 0.08, ArrowDown: -0.08, Enter: 1, End: 1, Home: -1 }
const SIDE_TEXT = { player: 'player', banker: 'banker' } as const

/** Who has a stake bends the cards open: each under the lamp, until the dealer turns it for everybody. */
export function SqueezeOverlay({
  store,
  said,
  table,
  say,
}: {
  store: TableStore
  said: TableSaid
  table: TableShown
  say: Say
}) {
  const card = useSqueezed(store, said, table)
  const [hidden, setHidden] = useState(0)
  if (!card || hidden === table.row.round) return null
  return (
    <div className="squeeze" role="dialog" aria-label={say('liveSqueeze')}>
      <h2>{say(CARD_TEXT[card.place], { side: say(SIDE_TEXT[card.side]) })}</h2>
      <Bending key={`${table.row.round}.${card.index}`} card={card} say={say}>
        <button type="button" className="button" onClick={() => setHidden(table.row.round)}>
          {say('liveSqueezeHide')}
        </button>
      </Bending>
    </div>
  )
}

/** How far the lower edge is bent up, by the finger or by keys. What the card is decides nobody here. */
function Bending({ card, say, children }: { card: SqueezedCard; say: Say; children: ReactNode }) {
  const [bent, setBent] = useState(0.12)
  const from = useRef<{ y: number; bent: number } | undefined>(undefined)
  const slider = useFocusMeanwhile()
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!from.current) return
    const way = (from.current.y - event.clientY) / event.currentTarget.clientHeight
    setBent(Math.min(1, Math.max(0.06, from.current.bent + way * 1.2)))
  }
  return (
    <>
      <div
        className="bending"
        ref={slider}
        role="slider"
        tabIndex={0}
        aria-label={say('liveSqueeze')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(bent * 100)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          from.current = { y: event.clientY, bent }
        }}
        onPointerMove={move}
        onPointerUp={() => {
          from.current = undefined
        }}
        onPointerCancel={() => {
          from.current = undefined
        }}
        onKeyDown={(event) => {
          const step = STEPS[event.key]
          if (step === undefined) return
          event.preventDefault()
          setBent((before) => Math.min(1, Math.max(0.06, before + step)))
        }}
      >
        <BentCard card={card.card} bent={bent} />
      </div>
      <p>{say('liveSqueeze')}</p>
      <div className="row">
        <button type="button" className="button" disabled={bent >= 1} onClick={() => setBent(1)}>
          {say('liveSqueezeOpen')}
        </button>
        {children}
      </div>
    </>
  )
}

/** A card that is bent takes the keys, and gives them back to what had them. */
function useFocusMeanwhile() {
  const taking = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    taking.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true })
    }
  }, [])
  return taking
}

function useSqueezed(store: TableStore, { game, pace }: TableSaid, { deal, row }: TableShown) {
  const [card, setCard] = useState<SqueezedCard>()
  const cards = deal?.kind === 'cards' && row.phase === 'dealing' ? deal.cards : undefined
  const coup = useMemo(() => (cards ? dealtCoup(cards) : []), [cards])
  useEffect(() => {
    if (coup.length === 0) return setCard(undefined)
    const times = coup.map((_one, index) => timesOfCard(cardTimesOf(game, pace, index)))
    const look = () =>
      setCard((before) => {
        const found = squeezedAt(pace, coup, times, store.now() - row.startedAt)
        return before?.index === found?.index ? before : found
      })
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [coup, store, game, pace, row.startedAt])
  return card
}
