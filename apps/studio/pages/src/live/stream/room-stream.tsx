import { useEffect, useRef, useState } from 'react'
import type { TextKey } from '../../../../locales/ko.ts'
import { Icon } from '../../frame/icons.tsx'
import type { Say } from '../../frame/texts.ts'
import type { GameView, RoomLayout } from '../game/game-view.ts'
import { styleOf } from '../room/panes.tsx'
import type { Video } from './open-stream.ts'
import { streamBoxes } from './stream-box.ts'
import { keepChoice, wantsStream } from './stream-choice.ts'
import type { StreamState } from './stream-watch.ts'
import { useStream } from './use-stream.ts'

const WORDS: { readonly [state in StreamState]?: TextKey } = {
  loading: 'streamLoading',
  stalled: 'streamStalled',
  gone: 'streamGone',
}

/** The stream of a real table, in the place of the drawn dealer. `onShown`: whether there is a picture, so that the drawn one gives way or comes back. */
export function RoomStream({
  video,
  view,
  layout,
  isRunning,
  onShown,
  say,
}: {
  video: Video
  view: GameView
  layout: RoomLayout
  /** The ball runs, or the dice are thrown. */
  isRunning: boolean
  onShown(isShown: boolean): void
  say: Say
}) {
  const element = useRef<HTMLVideoElement>(null)
  const [isWanted, setWanted] = useState(wantsStream)
  const [isMuted, setMuted] = useState(true)
  const { state, retry } = useStream(element, isWanted ? video : undefined)
  const isShown = state === 'playing' || state === 'stalled'
  useEffect(() => {
    onShown(isShown)
    return () => onShown(false)
  }, [isShown, onShown])
  const boxes = streamBoxes(layout, view.streamRoom?.(layout))
  const comesForward = isRunning && boxes.running !== boxes.resting
  const box = comesForward ? boxes.running : boxes.resting
  const words = state && WORDS[state]
  const choose = () => {
    keepChoice(!isWanted)
    setWanted(!isWanted)
  }
  return (
    <section
      className={comesForward ? 'room-stream forward' : 'room-stream'}
      data-state={state ?? 'off'}
      style={styleOf(box)}
      aria-label={say('streamName')}
    >
      <video ref={element} muted={isMuted} playsInline autoPlay data-testid="stream" />
      <div className="stream-line">
        {isShown ? (
          <button
            type="button"
            className="tool"
            aria-label={say(isMuted ? 'streamUnmute' : 'streamMute')}
            title={say(isMuted ? 'streamUnmute' : 'streamMute')}
            onClick={() => setMuted(!isMuted)}
          >
            <Icon name={isMuted ? 'soundOff' : 'soundOn'} />
          </button>
        ) : null}
        <button
          type="button"
          className="tool"
          aria-label={say(isWanted ? 'streamDrawn' : 'streamLive')}
          title={say(isWanted ? 'streamDrawn' : 'streamLive')}
          onClick={choose}
        >
          <Icon name={isWanted ? 'drawn' : 'camera'} />
        </button>
        {words ? (
          <p role="status">
            <span>{say(words)}</span>
            {state === 'gone' ? (
              <button type="button" className="stream-again" onClick={retry}>
                {say('streamAgain')}
              </button>
            ) : null}
          </p>
        ) : null}
      </div>
    </section>
  )
}
