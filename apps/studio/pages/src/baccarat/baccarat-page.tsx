import { useState } from 'react'
import type { BaccaratSaid } from '../../../src/play/play-shapes.ts'
import { Frame } from '../frame/frame.tsx'
import { Notice, Opened, Spoken } from '../frame/opened.tsx'
import { Sounds } from '../frame/sound.ts'
import { languageOfPage, short } from '../frame/texts.ts'
import type { Game } from '../frame/use-game.ts'
import { BaccaratHelp } from './baccarat-help.tsx'
import { BettingPlaces } from './betting-places.tsx'
import { Felt } from './felt.tsx'
import { Hands } from './hands.tsx'
import { BetPane, RoundPane } from './panes.tsx'
import { RoadStrip } from './road-strip.tsx'
import { Tray } from './tray.tsx'
import { useTable } from './use-table.ts'

const sounds = new Sounds()

export const BaccaratPage = () => <Opened<BaccaratSaid>>{(game) => <Table game={game} />}</Opened>

function Table({ game }: { game: Game<BaccaratSaid> }) {
  const table = useTable(game, sounds)
  const [helping, setHelping] = useState(false)
  const language = languageOfPage()
  const { player } = game.described.limits
  const limits = `${short(player.min, language)} – ${short(player.max, language)}`
  return (
    <Frame game={game} sounds={sounds} limits={limits} onHelp={() => setHelping(true)}>
      <main className="table">
        <div className="felt">
          <Felt />
          <RoundPane game={game} outcomes={table.outcomes} />
          <BetPane game={game} bets={table.bets} last={table.last} />
          <Hands
            game={game}
            coup={table.coup}
            shoe={table.shoe}
            dealtCoups={table.outcomes.length}
            phase={table.phase}
          />
          <BettingPlaces game={game} table={table} />
          <Notice game={game} />
          {game.replay ? (
            <button type="button" className="button filled again" onClick={table.replayAgain} disabled={game.busy}>
              {game.say('replayAgain')}
            </button>
          ) : (
            <Tray game={game} table={table} />
          )}
        </div>
        <RoadStrip outcomes={table.outcomes} say={game.say} />
        <Spoken words={table.spoken} />
      </main>
      <BaccaratHelp game={game} open={helping} onClose={() => setHelping(false)} />
    </Frame>
  )
}
