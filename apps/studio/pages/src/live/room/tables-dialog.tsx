import { useEffect, useState } from 'react'
import type { TileShown } from '../../../../src/tables/tile-shapes.ts'
import { Dialog } from '../../frame/dialog.tsx'
import { languageOfPage, type Say } from '../../frame/texts.ts'
import { gameViews } from '../game/game-views.ts'
import type { TableLink } from '../store/table-link.ts'
import { pastMark } from './past-marks.ts'

const MARKS = 9

type Asked = {
  link: TableLink
  here: readonly string[]
  canOpenBeside: boolean
  open: boolean
  say: Say
  moveTo(code: string): void
  openBeside(code: string): void
  onClose(): void
}

/** The other tables of the studio, each with its last results: to move to, or to open beside this one. */
export function TablesDialog({ open, say, onClose, ...asked }: Asked) {
  return (
    <Dialog title={say('liveTables')} open={open} say={say} onClose={onClose}>
      <Tiles {...asked} say={say} />
    </Dialog>
  )
}

function Tiles({ link, here, canOpenBeside, say, moveTo, openBeside }: Omit<Asked, 'open' | 'onClose'>) {
  const [tiles, setTiles] = useState<readonly TileShown[]>()
  useEffect(() => link.tiles(setTiles), [link])
  if (!tiles)
    return (
      <p className="dim" role="status">
        {say('liveOpening')}
      </p>
    )
  const shown = tiles.filter(({ game }) => gameViews[game])
  if (shown.length === 0) return <p>{say('liveNoTables')}</p>
  return (
    <ul className="table-tiles">
      {shown.map(({ code, name, game, heads, past }) => (
        <li key={code}>
          <span className="tile-name">
            <b>{name[languageOfPage()]}</b>
            <small>{say('liveHeads', { n: heads })}</small>
          </span>
          <span className="tile-road" aria-hidden="true">
            {past.slice(-MARKS).map(({ round, result }) => {
              const mark = pastMark(game, result)
              return mark ? (
                <i key={round} className={`ball ${mark.tone}`}>
                  {mark.text}
                </i>
              ) : null
            })}
          </span>
          {here.includes(code) ? (
            <span className="dim">{say('liveHere')}</span>
          ) : (
            <span className="tile-acts">
              <button type="button" className="button" onClick={() => moveTo(code)}>
                {say('liveMoveHere')}
              </button>
              {canOpenBeside ? (
                <button type="button" className="button" onClick={() => openBeside(code)}>
                  {say('liveSecond')}
                </button>
              ) : null}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
