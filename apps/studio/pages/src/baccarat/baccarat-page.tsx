import { useMemo, useRef, useState } from 'react'
import type { BaccaratSaid } from '../../../src/play/play-shapes.ts'
import { Frame } from '../frame/frame.tsx'
import { Notice, Opened, ReplayMark, Spoken } from '../frame/opened.tsx'
import { Sounds } from '../frame/sound.ts'
import { languageOfPage, short } from '../frame/texts.ts'
import type { Game } from '../frame/use-game.ts'
import { useReady } from '../frame/use-ready.ts'
import { useSize } from '../frame/use-size.ts'
import { BaccaratHelp } from './baccarat-help.tsx'
import { BettingPlaces } from './betting-places.tsx'
import { Hands } from './hands.tsx'
import { BetPane, Call, RoundPane } from './panes.tsx'
import { Roads } from './roads.tsx'
import { boxOf, Room } from './room.tsx'
import { onPhone, type TableLayout, tableLayout } from './table-layout.ts'
import { Tray } from './tray.tsx'
import { type TableState, useTable } from './use-table.ts'

const sounds = new Sounds()

export const BaccaratPage = () => <Opened<BaccaratSaid>>{(game) => <Table game={game} />}</Opened>

function Table({ game }: { game: Game<BaccaratSaid> }) {
  const table = useTable(game, sounds)
  const [helping, setHelping] = useState(false)
  const main = useRef<HTMLElement>(null)
  const size = useSize(main)
  const layout = useMemo(() => size && tableLayout(size.width, size.height), [size])
  useReady(layout !== undefined)
  const language = languageOfPage()
  const { player } = game.described.limits
  const limits = `${short(player.min, language)} – ${short(player.max, language)}`
  return (
    <Frame game={game} sounds={sounds} limits={limits} onHelp={() => setHelping(true)}>
      <main
        className="table"
        ref={main}
        data-layout={layout?.kind}
        data-size={size && `${size.width} × ${size.height}`}
      >
        {layout ? <LaidTable game={game} table={table} layout={layout} /> : null}
        <Spoken words={table.spoken} />
      </main>
      <BaccaratHelp game={game} open={helping} onClose={() => setHelping(false)} />
    </Frame>
  )
}

function LaidTable({ game, table, layout }: { game: Game<BaccaratSaid>; table: TableState; layout: TableLayout }) {
  const { code } = game.described
  const room = useMemo(() => <Room code={code} layout={layout} />, [code, layout])
  const roads = useMemo(
    () => <Roads outcomes={table.outcomes} shoe={table.shoe} say={game.say} layout={layout} />,
    [table.outcomes, table.shoe, game.say, layout],
  )
  return (
    <>
      {room}
      <BettingPlaces game={game} table={table} layout={layout} />
      <Hands coup={table.coup} layout={layout} />
      <RoundPane game={game} layout={layout} />
      <BetPane game={game} table={table} layout={layout} />
      <Call game={game} table={table} layout={layout} />
      <Notice
        game={game}
        style={{
          left: layout.notice[0],
          top: layout.notice[1],
          translate: '-50% -100%',
          maxWidth: layout.scene.w - 24,
        }}
      />
      {game.replay ? (
        <div
          className="action replaying"
          style={!onPhone(layout) ? { top: layout.action.y + 7, left: layout.action.x } : boxOf(layout.action)}
        >
          <ReplayMark game={game} />
          <button type="button" className="button filled deal" onClick={table.replayAgain} disabled={game.busy}>
            {game.say('replayAgain')}
          </button>
        </div>
      ) : (
        <Tray game={game} table={table} layout={layout} />
      )}
      {roads}
    </>
  )
}
