import { dealings } from '@maru/live-games'
import { useEffect, useRef } from 'react'
import type { BetsShown, TableSaid, TableShown } from '../../../../src/tables/table-shapes.ts'
import type { Sounds } from '../../frame/sound.ts'
import { type Language, type Say, short } from '../../frame/texts.ts'
import type { GameView, RoomLayout } from '../game/game-view.ts'
import type { RoomMoment } from '../scene/scene.ts'
import { RoomStage, type Seen } from '../stage/room-stage.ts'
import { type OwnBets, othersOf } from '../store/own-bets.ts'
import type { RoomState, TableStore } from '../store/table-store.ts'
import { RoomSpeaker } from './room-speaker.ts'
import { shellActs } from './shell-acts.ts'
import { wonPlaces } from './won-places.ts'

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** The drawn room behind everything that is read and pressed. */
export function RoomCanvas({
  store,
  said,
  view,
  layout,
  sounds,
  hasStream,
  say,
  language,
}: {
  store: TableStore
  said: TableSaid
  view: GameView
  layout: RoomLayout
  sounds: Sounds
  /** A stream is seen in the place of the dealer, who then says nothing. */
  hasStream: boolean
  say: Say
  language: Language
}) {
  const host = useRef<HTMLDivElement>(null)
  const stage = useRef<RoomStage | undefined>(undefined)
  const laid = useRef(layout)
  laid.current = layout
  const streamed = useRef(hasStream)
  streamed.current = hasStream

  useEffect(() => {
    const { current } = host
    if (!current) return
    let isGone = false
    let opened: RoomStage | undefined
    const tones = Object.fromEntries(said.places.map(({ code }) => [code, view.placeWords(code, say, language).tone]))
    const asked = {
      code: said.code,
      name: said.name,
      room: said.room,
      dealer: store.state().table?.dealer ?? 0,
      scene: view.openScene(said),
      hasShoe: dealings[said.game].cards > 0,
      hasCamera: said.game !== 'blackjack',
      chips: said.chips,
      chipName: (value: number) => short(value, language),
      tones,
    }
    void RoomStage.open(current, asked, () => seen(store.state(), store.now())).then((made) => {
      if (isGone) return made.close()
      opened = made
      stage.current = made
      made.lay(laid.current)
      made.showStream(streamed.current)
      follow()
    })
    const speaker = new RoomSpeaker({
      view,
      said,
      sounds,
      language,
      now: store.now,
      speak: (words) => opened?.speak(words),
      isSilent: () => streamed.current,
    })
    let before: { key?: string; round?: number; deal?: TableShown['deal'] } = {}
    let { dealer } = asked
    const follow = () => {
      const { table } = store.state()
      if (!table || !opened) return
      if (dealer !== table.dealer) void opened.change(table.dealer)
      dealer = table.dealer
      const { row, deal, result } = table
      const key = `${row.round} ${row.phase} ${row.startedAt} ${deal?.kind === 'blackjack' ? deal.step : ''} ${result?.round === row.round}`
      const isNew = before.key !== key
      const dealt = before.round === row.round ? (before.deal ?? null) : null
      before = { key, round: row.round, deal }
      if (!isNew) return
      const acts =
        row.phase === 'dealing' && deal
          ? view.acts(deal, said, laid.current, { row, before: dealt })
          : shellActs(row, laid.current)
      opened.play(acts)
      speaker.follow(table, acts)
    }
    const stop = store.subscribe(follow)
    return () => {
      isGone = true
      stop()
      speaker.close()
      opened?.close()
      stage.current = undefined
    }
  }, [store, said, view, sounds, say, language])

  useEffect(() => stage.current?.lay(layout), [layout])
  useEffect(() => stage.current?.showStream(hasStream), [hasStream])

  const { stage: box } = layout
  return <div className="room-canvas" ref={host} style={{ width: box.width, height: box.height }} aria-hidden="true" />
}

const nobody = { own: {}, waiting: {}, others: [], result: null }

function seen({ table, bets }: RoomState, now: number): Seen | undefined {
  if (!table) return undefined
  const { row, deal } = table
  const moment: RoomMoment = { now, row, deal, dealing: dealingOf(table, now), isStill: reduced.matches }
  const result = table.result?.round === row.round ? table.result : null
  const chips =
    row.phase === 'cut' || row.phase === 'asleep'
      ? nobody
      : { own: bets.held, waiting: bets.waiting, others: othersNow(table.bets, bets), result }
  return { moment, chips, won: wonPlaces(table) }
}

function dealingOf({ row }: TableShown, now: number): number | undefined {
  if (row.phase === 'dealing') return now - row.startedAt
  return row.phase === 'closing' && row.endsAt !== null ? now - row.endsAt : undefined
}

const known = new WeakMap<BetsShown, { own: OwnBets; others: BetsShown['recent'] }>()

/** The same list until bets change: one's own chips lie there in full. */
function othersNow(bets: BetsShown, own: OwnBets): BetsShown['recent'] {
  const before = known.get(bets)
  if (before?.own === own) return before.others
  const others = othersOf(bets, own)
  known.set(bets, { own, others })
  return others
}
