import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { cx } from '@maru/ui/cx.ts'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Moon, moonArc } from '@maru/ui/moon.tsx'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useEffect, useLayoutEffect, useRef } from 'react'
import type { FrameState } from '../../../features/games/frame-watch.ts'
import { GameTrouble } from '../../../features/games/game-trouble.tsx'
import { endGame, frameLoaded, openGame, setGameFrame } from '../../../features/games/game-window.ts'
import { isOfOrigin } from '../../../features/games/replay-address.rules.ts'
import { useFrameState } from '../../../features/games/use-frame-state.ts'
import { useGameFrame } from '../../../features/games/use-game-frame.ts'
import { siteConfig } from '../../../features/site/site-config.ts'
import { closeDialog } from '../../../shared/dialogs/dialogs.ts'
import { goBack, navigate, useLayout, usePlace } from '../../../shared/navigation/index.ts'
import { FrameHeader } from './frame-header.tsx'

/** A game over the whole window; or, with `?url=`, a round to look at again. */
export function Page() {
  // A popup that came while the game was opening would lie over it.
  useEffect(closeDialog, [])
  const { url } = usePlace().search
  return url ? <Replay url={url} /> : <Game />
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
            {shown.state !== 'lost' && shown.state !== 'failed' && (
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

const isTrouble = (state: FrameState): state is 'silent' | 'failed' | 'lost' => state !== 'waiting' && state !== 'ready'

function Replay({ url }: { url: string }) {
  const say = useText('games')
  const { data: config } = useQuery(siteConfig)
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  // An address from outside could show anything under the site's own name.
  const isAllowed = config?.frameOrigins.some((origin) => isOfOrigin(url, origin))
  const { state, loaded } = useFrameState(frame, isAllowed ? url : undefined)
  return (
    <div ref={box} className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] bg-bg">
      <FrameHeader title={say('frame.replay')} box={box} close={goBack} />
      <div className="relative">
        {isAllowed && (
          <Framed ref={frame} url={url} title={say('frame.replay')} isReady={state === 'ready'} onLoad={loaded} />
        )}
        {isAllowed && state === 'waiting' && (
          <p
            role="status"
            className="absolute inset-0 grid place-content-center justify-items-center gap-3 text-text-2"
          >
            <Moon phase={0.5} size={56} mark={moonArc} />
            {say('replay.opening')}
          </p>
        )}
        {isTrouble(state) && (
          <div className="absolute inset-0">
            <GameTrouble trouble={state} leave={goBack} />
          </div>
        )}
        {config && !isAllowed && (
          <div className="grid size-full place-items-center p-4">
            <ErrorNote title={say('notAllowed')} action={<Button onClick={goBack}>{say('frame.back')}</Button>} />
          </div>
        )}
      </div>
    </div>
  )
}

type FramedProps = {
  url: string
  title: string
  isReady: boolean
  onLoad: () => void
  ref?: Ref<HTMLIFrameElement>
}

/** Under its cover a page may already look busy, or black. */
const Framed = ({ url, title, isReady, onLoad, ref }: FramedProps) => (
  <iframe
    ref={ref}
    src={url}
    title={title}
    allow="fullscreen; autoplay"
    onLoad={onLoad}
    className={cx(
      'size-full border-0 transition-opacity duration-200 motion-reduce:transition-none',
      !isReady && 'opacity-0',
    )}
  />
)
