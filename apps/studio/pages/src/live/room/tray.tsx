import { memo } from 'react'
import { Icon } from '../../frame/icons.tsx'
import { figure, type Language, type Say, short } from '../../frame/texts.ts'
import type { RoomLayout } from '../game/game-view.ts'
import { ChipFace } from './chip-face.tsx'
import { styleOf } from './panes.tsx'

export type TrayProps = {
  layout: RoomLayout
  chips: readonly number[]
  chip: number
  /** Sum of one's own chips of this round, and of the last one that can be laid again. */
  total: number
  again: number
  isOpen: boolean
  /** For longer than until the next round. */
  isClosed: boolean
  isLost: boolean
  choose(chip: number): void
  undo(): void
  clear(): void
  double(): void
  repeat(): void
  say: Say
  language: Language
}

/** Chips that fit beside the buttons: the ones around the chosen one. */
const chipsThatFit = ({ tray, shape }: RoomLayout): number => {
  const buttons = shape === 'desktop' || shape === 'tablet' ? 390 : shape === 'portrait' ? 176 : 216
  const each = shape === 'portrait' ? 50 : shape === 'landscape' ? 52 : 58
  return Math.max(3, Math.floor((tray.width - buttons) / each))
}

/** Chips, and what is done with them: below the thumb. */
export const Tray = memo(function Tray(props: TrayProps) {
  const { layout, chips, chip, total, again, isOpen, say, language } = props
  const isPhone = layout.shape === 'portrait' || layout.shape === 'landscape'
  const count = Math.min(chips.length, chipsThatFit(layout))
  const at = Math.max(0, chips.indexOf(chip))
  const from = Math.max(0, Math.min(chips.length - count, at - Math.floor(count / 2)))
  const canRepeat = isOpen && total === 0 && again > 0
  return (
    <div className="room-tray-line" style={styleOf(layout.tray)}>
      <div className="room-tray" data-shape={layout.shape} data-closed={props.isClosed}>
        <Tool label={say('liveUndo')} icon="undo" isOff={!isOpen || total === 0} act={props.undo} />
        {isPhone ? null : (
          <Tool label={say('liveClear')} icon="clear" isOff={!isOpen || total === 0} act={props.clear} />
        )}
        <div className="room-chips" role="radiogroup" aria-label={say('liveChips')}>
          {chips.slice(from, from + count).map((value) => (
            <label key={value} className={value === chip ? 'room-chip on' : 'room-chip'}>
              <input
                type="radio"
                name={`chip-${layout.shape}`}
                className="hidden-text"
                aria-label={say('chip', { n: figure(value, language) })}
                checked={value === chip}
                onChange={() => props.choose(value)}
              />
              <ChipFace value={value} label={short(value, language)} />
            </label>
          ))}
        </div>
        {props.isLost ? (
          <p className="button room-again lost">
            <span className="waiting-words">{say('liveLostShort')}</span>
          </p>
        ) : canRepeat ? (
          <button type="button" className="button filled room-again" onClick={props.repeat}>
            <span>{say('liveRepeat')}</span> <span>{short(again, language)}</span>
          </button>
        ) : (
          <button
            type="button"
            className="button room-again"
            disabled={!isOpen || total === 0}
            onClick={props.double}
            aria-label={say('liveDouble')}
          >
            {isOpen || total > 0 ? (
              <>
                <span>×2</span>
                {isPhone ? null : <span>{say('liveDouble')}</span>}
              </>
            ) : (
              <span className="waiting-words">{say('liveWatchOnly')}</span>
            )}
          </button>
        )}
        {isPhone && total > 0 && isOpen && !props.isLost ? (
          <Tool label={say('liveClear')} icon="clear" isOff={false} act={props.clear} />
        ) : null}
      </div>
    </div>
  )
})

const Tool = ({
  label,
  icon,
  isOff,
  act,
}: {
  label: string
  icon: 'undo' | 'clear'
  isOff: boolean
  act: () => void
}) => (
  <button type="button" className="room-tool" aria-label={label} disabled={isOff} onClick={act}>
    <Icon name={icon} />
  </button>
)
