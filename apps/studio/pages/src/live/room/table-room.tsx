import { useMemo, useRef, useState } from 'react'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { isFramed } from '../../frame/frame.tsx'
import type { Sounds } from '../../frame/sound.ts'
import { figure, languageOfPage, type Say } from '../../frame/texts.ts'
import { type Size, useSize } from '../../frame/use-size.ts'
import { ChatPanel } from '../chat/chat-panel.tsx'
import type { GameView, RoomLayout } from '../game/game-view.ts'
import { shapeOf } from '../scene/room-shape.ts'
import { isRevealed } from '../store/money.ts'
import { sumOf } from '../store/own-bets.ts'
import type { TableStore } from '../store/table-store.ts'
import { RoomStream } from '../stream/room-stream.tsx'
import { WatchBar } from '../watch/watch-bar.tsx'
import { DealerName } from './dealer-name.tsx'
import { Dial } from './dial.tsx'
import { idleWords, noticeOf, staffIdleWords } from './notice-of.ts'
import { BetsPane, OthersPane, WinnersPane } from './panes.tsx'
import { Places } from './places.tsx'
import { ResultCard } from './result-card.tsx'
import { RoomCanvas } from './room-canvas.tsx'
import { RoomPanel } from './room-panel.tsx'
import { RoomAlert, RoomNotice } from './room-states.tsx'
import { RunningBets } from './running-bets.tsx'
import { SumTags } from './sum-tags.tsx'
import { takesBets } from './takes-bets.ts'
import { Tray } from './tray.tsx'
import { useDisplayFont } from './use-display-font.ts'
import { useForgivenRefusal } from './use-forgiven-refusal.ts'
import { useKeys } from './use-keys.ts'
import { useRoomActs } from './use-room-acts.ts'
import { useRoomSounds } from './use-room-sounds.ts'
import { useRoom } from './use-store.ts'
import { shownPays, wonPlaces } from './won-places.ts'

export type TableRoomProps = {
  store: TableStore
  said: TableSaid
  view: GameView
  sounds: Sounds
  say: Say
  /** Beside another table keys go to the one that was pressed last. */
  hasKeys: boolean
  onTouch(): void
  onProof(): void
  onTables(): void
  /** Hides the chat, where it is shown here. */
  onChatClose: (() => void) | undefined
}

/** One table: what is drawn, read and pressed. */
export function TableRoom(props: TableRoomProps) {
  const main = useRef<HTMLElement>(null)
  const size = useSize(main)
  return (
    <main
      className="live-room"
      ref={main}
      data-shape={size && shapeOf(size.width, size.height)}
      data-code={props.said.code}
      data-game={props.said.game}
      onPointerDown={props.onTouch}
    >
      {size && size.width > 0 && size.height > 0 ? <LaidRoom {...props} size={size} /> : null}
    </main>
  )
}

function LaidRoom({
  store,
  said,
  view,
  sounds,
  say,
  hasKeys,
  onProof,
  onTables,
  onChatClose,
  size,
}: TableRoomProps & { size: Size }) {
  const language = languageOfPage()
  const state = useRoom(store)
  const { table, own, bets } = state
  const [chip, setChip] = useState(() => said.chips[Math.min(2, said.chips.length - 1)] ?? said.unit)
  const [page, setPage] = useState(0)
  const [hasStream, setStream] = useState(false)
  const shape = shapeOf(size.width, size.height)
  const pages = view.pages(shape, said)
  const shownPage = page % pages
  const layout = useMemo(
    () => view.layout({ ...size, shape, said, isFramed, page: shownPage }),
    [view, size, shape, said, shownPage],
  )
  useRoomSounds(store, sounds)
  useDisplayFont(view, said, table, say)
  useForgivenRefusal(store, state.refusal)
  const acts = useRoomActs(store, said, sounds, chip)
  const isOpen = table !== null && takesBets(table) && state.link !== 'opening' && !store.isWatched
  useKeys(hasKeys && !store.isWatched, { ...acts, choose: setChip, chips: said.chips, chip })

  const [allPast, row] = [table?.past, table?.row]
  const past = useMemo(
    () => (allPast && row ? allPast.filter(({ round }) => isRevealed(row, round)) : []),
    [allPast, row],
  )
  const pressOne = useMemo(() => (place: string) => acts.press([place]), [acts])
  const turnPage = useMemo(() => () => setPage((before) => before + 1), [])
  const elsewhere = sumOf(Object.fromEntries(Object.entries(bets.held).filter(([code]) => !layout.places[code])))
  const { Felt, Overlay } = view
  const shown = { layout, view, say, language }
  return (
    <>
      <RoomCanvas
        store={store}
        said={said}
        view={view}
        layout={layout}
        sounds={sounds}
        hasStream={hasStream}
        say={say}
        language={language}
      />
      {table ? (
        <>
          {table.video ? (
            <RoomStream
              video={table.video}
              view={view}
              layout={layout}
              isRunning={table.row.phase === 'dealing' || table.row.phase === 'result'}
              onShown={setStream}
              say={say}
            />
          ) : null}
          <div
            className={`room-felt ${view.placesClass?.(shape, table.row.phase) ?? ''}`}
            data-closed={noticeOf(table) !== undefined}
          >
            {Felt ? (
              <Felt
                layout={layout}
                said={said}
                table={table}
                isOpen={isOpen}
                press={acts.press}
                page={shownPage}
                turnTo={setPage}
                store={store}
                chip={chip}
                hasKeys={hasKeys}
                say={say}
                language={language}
              />
            ) : (
              <Places
                {...shown}
                said={said}
                bets={table.bets}
                own={bets}
                chip={chip}
                isOpen={isOpen}
                won={wonPlaces(table)}
                elsewhere={elsewhere}
                page={shownPage}
                press={pressOne}
                turnPage={turnPage}
              />
            )}
            <SumTags layout={layout} own={bets} pays={shownPays(table)} language={language} />
          </div>
          <OthersPane {...shown} table={table} own={bets} />
          <RunningBets {...shown} table={table} own={bets} />
          <div className="room-column" style={columnOf(layout)}>
            {store.isWatched ? null : <BetsPane {...shown} table={table} own={bets} />}
            <WinnersPane {...shown} table={table} />
          </div>
          <DealerName name={table.dealerName} layout={layout} say={say} />
          <Dial
            store={store}
            row={table.row}
            idle={store.isWatched ? staffIdleWords(table) : idleWords(table)}
            box={layout.dial}
            dealingWords={view.dealingWords?.(say)}
            hasShoe={(table.shoe?.cards ?? 0) > 0}
            hasDealer={table.video !== null}
            isLost={state.link === 'lost'}
            say={say}
          />
          <ResultCard {...shown} table={table} own={own} />
          <RoomNotice
            store={store}
            table={table}
            layout={layout}
            say={say}
            language={language}
            onProof={onProof}
            onTables={onTables}
          />
          <RoomPanel
            view={view}
            box={layout.panel}
            shape={shape}
            said={said}
            past={past}
            table={table}
            say={say}
            language={language}
          />
          {onChatClose ? <ChatPanel store={store.chat} layout={layout} onClose={onChatClose} say={say} /> : null}
          {Overlay && bets.total > 0 && table.row.phase === 'dealing' ? (
            <Overlay store={store} said={said} table={table} say={say} />
          ) : null}
        </>
      ) : (
        <p className="room-opening" role="status">
          {say('liveOpening')}
        </p>
      )}
      <p className="hidden-text" role="status">
        {bets.total > 0 ? `${say('liveThisBet')} ${say('won', { n: figure(bets.total, language) })}` : ''}
      </p>
      {store.isWatched ? (
        <WatchBar layout={layout} say={say} />
      ) : (
        <Tray
          layout={layout}
          chips={said.chips}
          chip={chip}
          total={bets.total}
          again={sumOf(own?.last ?? {})}
          isOpen={isOpen}
          isClosed={table !== null && noticeOf(table) !== undefined}
          isLost={state.link === 'lost'}
          choose={setChip}
          undo={acts.undo}
          clear={acts.clear}
          double={acts.double}
          repeat={acts.repeat}
          say={say}
          language={language}
        />
      )}
      <RoomAlert state={state} layout={layout} say={say} language={language} />
    </>
  )
}

/** On a wide table what is one's own and who has won stand in one column; elsewhere each has its place. */
const columnOf = ({ shape, bets }: RoomLayout) =>
  shape === 'desktop' ? { left: bets.x, top: bets.y, width: bets.width } : undefined
