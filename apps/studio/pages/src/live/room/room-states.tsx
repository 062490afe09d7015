import type { TextKey } from '../../../../locales/ko.ts'
import type { TableShown } from '../../../../src/tables/table-shapes.ts'
import { figure, type Language, type Say } from '../../frame/texts.ts'
import type { RoomLayout } from '../game/game-view.ts'
import type { RefusalShown, RoomState, TableStore } from '../store/table-store.ts'
import { noticeAt } from './notice-at.ts'
import { noticeOf, staffNoteOf } from './notice-of.ts'

type NoticeProps = {
  store: TableStore
  table: TableShown
  layout: RoomLayout
  say: Say
  language: Language
  onProof: () => void
  onTables: () => void
}

/** Why nothing can be laid for a while: asleep, paused, closed, the shoe is cut, or nobody has mixed it. */
export const RoomNotice = (props: NoticeProps) => (
  <div role="status">
    <NoticeCard {...props} />
  </div>
)

function NoticeCard({ store, table, layout, say, language, onProof, onTables }: NoticeProps) {
  const { row, cut } = table
  const style = noticeAt(layout)
  // Wheels, dice and decks that are shuffled for every round have none.
  const hasShoe = (table.shoe?.cards ?? 0) > 0
  if (row.phase === 'cut' && cut)
    return (
      <div className="result-card cut" style={style}>
        <h2>{say(hasShoe ? 'liveCut' : 'liveMix')}</h2>
        <small>
          {cut.step === 'commit'
            ? say('liveCutCommit', { n: figure(cut.commitments, language) })
            : say(hasShoe ? 'liveCutSeeds' : 'liveMixSeeds')}
        </small>
        {store.isWatched ? null : (
          <small className="good">{say(store.isSeedIn(cut.cut) ? 'liveSeedIn' : 'liveCutJoin')}</small>
        )}
        <button type="button" className="button" onClick={onProof}>
          {say('liveProof')}
        </button>
      </div>
    )
  const notice = noticeOf(table)
  if (!notice) return null
  return (
    <div className="result-card" style={style} data-testid="live-notice">
      <h2>{say(notice.title)}</h2>
      <small>{say(store.isWatched ? staffNoteOf(notice) : notice.note)}</small>
      {table.state === 'closed' && !store.isWatched ? (
        <button type="button" className="button" onClick={onTables}>
          {say('liveTables')}
        </button>
      ) : null}
    </div>
  )
}

const REASONS: { readonly [reason in RefusalShown['reason']]?: TextKey } = {
  late: 'liveLate',
  closed: 'liveTableOff',
  'not-mixed': 'liveNotMixed',
  'no-money': 'liveNoMoney',
  'stake-limit': 'liveStakeLimit',
  'place-least': 'livePlaceLeast',
  'place-most': 'livePlaceMost',
  'player-most': 'livePlayerMost',
  'table-most': 'liveTableMost',
  'not-allowed': 'liveNotAllowed',
  'too-often': 'liveTooOften',
  'not-seated': 'blackjackNotSeated',
  'seat-taken': 'blackjackSeatTaken',
  'in-round': 'blackjackInRound',
  'no-turn': 'blackjackNoTurn',
  lost: 'liveUnanswered',
}

export function refusalWords({ reason, most }: RefusalShown, say: Say, language: Language): string {
  const key = REASONS[reason] ?? 'liveRefused'
  const needs = reason === 'place-least' || reason === 'place-most' || reason === 'player-most'
  if (needs && most === undefined) return say('liveRefused')
  return say(key, { n: most === undefined ? '' : say('won', { n: figure(most, language) }) })
}

/** What was refused: said above the chips. That the connection is lost may last: dial and chips show it, where it covers nothing. */
export function RoomAlert({
  state: { refusal, link },
  layout,
  say,
  language,
}: {
  state: RoomState
  layout: RoomLayout
  say: Say
  language: Language
}) {
  return (
    <>
      <p className="hidden-text" role="status">
        {link === 'lost' ? say('liveLost') : ''}
      </p>
      <div role="status">
        {refusal ? (
          <p
            className="room-alert"
            key={refusal.count}
            style={{ left: layout.notice.x, top: layout.notice.y, maxWidth: layout.table.width - 24 }}
          >
            {refusalWords(refusal, say, language)}
          </p>
        ) : null}
      </div>
    </>
  )
}
