import { memo } from 'react'
import type { TableShown } from '../../../../src/tables/table-shapes.ts'
import { figure, type Language, type Say, short } from '../../frame/texts.ts'
import type { GameView, PlaceWords, RoomLayout } from '../game/game-view.ts'
import type { Box } from '../scene/scene.ts'
import { type OwnBets, othersOf } from '../store/own-bets.ts'

const HEAD = 44
const LINE = 24
/** Lower than this a pane has room for the sum alone. */
const LOW = 50
const linesIn = ({ height }: Box): number => Math.max(1, Math.floor((height - HEAD) / LINE))
export const styleOf = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height })

const nameOf = ({ name, fullName }: PlaceWords): string => fullName ?? name

type Shown = { layout: RoomLayout; view: GameView; table: TableShown; say: Say; language: Language }

/** Who else plays, and what they laid last. */
export const OthersPane = memo(function OthersPane({
  layout,
  view,
  table,
  own,
  say,
  language,
}: Shown & { own: OwnBets }) {
  if (!layout.others) return null
  const recent = othersOf(table.bets, own)
  return (
    <section
      className="room-pane"
      style={{ ...styleOf(layout.others), height: undefined, maxHeight: layout.others.height }}
    >
      <h2>
        <span>{say('liveOthers')}</span>
        <span title={say('liveHeadsName', { n: table.heads })}>{say('liveHeads', { n: table.heads })}</span>
      </h2>
      {recent.length === 0 ? <p className="dim">{say('liveNoOthers')}</p> : null}
      {recent.slice(0, linesIn(layout.others)).map(({ who, place, amount }, index) => {
        const words = view.placeWords(place, say, language)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same player may have laid the same twice
          <p key={index} className="pane-line">
            <span>{who}</span>
            <span>
              <i className={`place-mark ${words.tone}`} title={nameOf(words)}>
                {words.mark}
              </i>
              <b>{figure(amount, language)}</b>
            </span>
          </p>
        )
      })}
    </section>
  )
})

/** What is one's own in this round. On a phone the sum alone. */
export const BetsPane = memo(function BetsPane({ layout, view, table, own, say, language }: Shown & { own: OwnBets }) {
  const isSmall = layout.shape === 'portrait' || layout.shape === 'landscape'
  const places = Object.entries(own.held).filter(([, sum]) => sum > 0)
  const room = linesIn(layout.bets) - 1
  const isWaiting = Object.keys(own.waiting).length > 0
  const total =
    own.total > 0 ? (
      <b className={isWaiting ? 'money waiting' : 'money'} data-testid="live-stake">
        {say('won', { n: figure(own.total, language) })}
      </b>
    ) : (
      <span className="dim" data-testid="live-stake">
        {say('liveNoBet')}
      </span>
    )
  // On a phone it gives way to what the round brought, and to the room where there is nothing to say.
  const { phase } = table.row
  const isHidden = own.total === 0 || layout.bets.width < 1 || phase === 'result' || phase === 'payout'
  if (isSmall)
    return (
      <section
        className={isHidden ? 'hidden-text' : layout.bets.height < LOW ? 'room-pane small low' : 'room-pane small'}
        style={{ ...styleOf(layout.bets), height: undefined }}
      >
        <h2>
          <span>{say('liveThisBet')}</span>
          {isWaiting ? <span>{say('liveWaiting')}</span> : null}
        </h2>
        <p>{total}</p>
      </section>
    )
  return (
    <section
      className="room-pane"
      style={{ ...styleOf(layout.bets), height: undefined, maxHeight: layout.bets.height }}
    >
      <h2>
        <span>{say('liveThisBet')}</span>
        <span>#{figure(table.row.round, language)}</span>
      </h2>
      {places.slice(0, room).map(([code, sum]) => (
        <p key={code} className="pane-line">
          <span>{nameOf(view.placeWords(code, say, language))}</span>
          <b>{figure(sum, language)}</b>
        </p>
      ))}
      <p className={Math.min(places.length, room) > 0 ? 'pane-line sum' : 'pane-line'}>
        <span>{isWaiting ? say('liveWaiting') : say('liveTotal')}</span>
        {total}
      </p>
    </section>
  )
})

/** Winners of the round before: a pane, or one line above the chips of a phone. */
export const WinnersPane = memo(function WinnersPane({ layout, table, say, language }: Omit<Shown, 'view'>) {
  if (!layout.winners) return null
  const winners = table.result?.winners ?? []
  const isLine = layout.shape === 'portrait'
  const rows = isLine ? winners.slice(0, 5) : winners.slice(0, linesIn(layout.winners))
  if (isLine)
    return (
      <p className="winner-line" style={styleOf(layout.winners)}>
        {rows.length > 0 ? <span className="dim">{say('liveWinnersShort')}</span> : null}
        {rows.map(({ who, won }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two winners may be masked alike
          <span key={place}>
            {who} <b className="money">+{figure(won, language)}</b>
          </span>
        ))}
        {rows.length === 0 ? <span>{say('liveHeadsName', { n: table.heads })}</span> : null}
      </p>
    )
  return (
    <section
      className="room-pane"
      style={{ ...styleOf(layout.winners), height: undefined, maxHeight: layout.winners.height }}
    >
      <h2>
        <span>{say('liveWinners')}</span>
        {table.result ? <span>{short(table.result.players, language)}</span> : null}
      </h2>
      {rows.length === 0 ? <p className="dim">{table.result ? say('liveNoWinners') : '–'}</p> : null}
      {rows.map(({ who, won }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two winners may be masked alike
        <p key={place} className="pane-line">
          <span>{who}</span>
          <b className="money">+{figure(won, language)}</b>
        </p>
      ))}
    </section>
  )
})
