import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isOver } from '../../../features/games/frame-watch.ts'
import { GameTrouble } from '../../../features/games/game-trouble.tsx'
import { endGame, frameLoaded, openGame, setGameFrame } from '../../../features/games/game-window.ts'
import { useGameFrame } from '../../../features/games/use-game-frame.ts'
import { closeDialog } from '../../../shared/dialogs/dialogs.ts'
import { goBack, navigate, useLayout, useLocation, useMatch } from '../../../shared/navigation/index.ts'
import { FrameHeader } from './frame-header.tsx'
import { Framed, isTrouble } from './framed.tsx'
import { Replay } from './replay.tsx'
import { WinReplay } from './win-replay.tsx'

/** A game over the whole window; or, with `?url=` or on the page of a win, a round to look at again. */
export function Page() {
  // A popup that came while the game was opening would lie over it.
  useEffect(closeDialog, [])
  const { url, name, win = '' } = useLocation().search
  if (useMatch()?.name === 'win') return <WinReplay win={win} />
  return url ? <Replay url={url} title={name} close={goBack} /> : <Game />
}

function Game() {
  const say = useText('games')
  const layout = useLayout()
  const { shown, game, problem } = useGameFrame()
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    setGameFrame(() => frame.current?.contentWindow)
    return () => setGameFrame(undefined)
  }, [])
  const opened = shown.phase === 'none' ? game : shown.game
  const leave = () => (shown.phase === 'none' ? navigate({ to: 'main' }) : endGame())
  const again = opened && (() => void openGame(opened, layout))
  const isReady = shown.phase === 'frame' && shown.state === 'ready'
  const refusal = problem ?? (shown.phase === 'failed' ? shown.problem : undefined)
  useEffect(() => {
    if (isReady) frame.current?.focus()
  }, [isReady])
  return (
    <div ref={box} className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] bg-bg">
      <FrameHeader game={opened} box={box} isRunning={isReady} close={leave} />
      {refusal ? (
        <GameTrouble
          trouble={isCallError(refusal, 'N404') ? 'unknown' : 'refused'}
          problem={refusal}
          again={isCallError(refusal, 'N404') ? undefined : again}
          leave={leave}
        />
      ) : (
        shown.phase === 'frame' && (
          <div className="relative">
            {!isOver(shown.state) && (
              <Framed
                ref={frame}
                url={shown.url}
                title={say('frame.title', { name: shown.game.name })}
                isReady={isReady}
                onLoad={frameLoaded}
              />
            )}
            {isTrouble(shown.state) && (
              <div className="absolute inset-0">
                <GameTrouble trouble={shown.state} again={again} leave={leave} />
              </div>
            )}
          </div>
        )
      )}
    </div>
  )
}
