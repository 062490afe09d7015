import { useEffect, useMemo, useRef, useState } from 'react'
import type { SlotSaid } from '../../../src/play/play-shapes.ts'
import { Frame } from '../frame/frame.tsx'
import { Loading } from '../frame/loading.tsx'
import { Notice, Opened, Spoken } from '../frame/opened.tsx'
import { leave, leaveUnopened } from '../frame/operator-window.ts'
import { Sounds } from '../frame/sound.ts'
import { languageOfPage, short } from '../frame/texts.ts'
import type { Game } from '../frame/use-game.ts'
import { useReady } from '../frame/use-ready.ts'
import { useSize } from '../frame/use-size.ts'
import { Controls } from './controls.tsx'
import { FramePicture, Scenery } from './scenery.tsx'
import { Sign } from './sign.tsx'
import { SlotHelp } from './slot-help.tsx'
import { type Rect, type SlotLayout, slotLayout } from './slot-layout.ts'
import { themeOf } from './themes/themes.ts'
import { useSlot } from './use-slot.ts'
import { WinCard } from './win-card.tsx'

const sounds = new Sounds()
const boxOf = ({ x, y, w, h }: Rect) => ({ left: x, top: y, width: w, height: h })

export const SlotPage = () => <Opened<SlotSaid>>{(game) => <Machine game={game} />}</Opened>

function Machine({ game }: { game: Game<SlotSaid> }) {
  const { described, say } = game
  const host = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(null)
  const size = useSize(main)
  const slot = useSlot(game, sounds, host)
  useReady(slot.ready)
  const [helping, setHelping] = useState(false)
  const language = languageOfPage()
  const theme = useMemo(() => themeOf(described.code), [described.code])
  const layout = useMemo(() => size && slotLayout(size.width, size.height), [size])
  const limits = `${short(described.stakes[0] ?? 0, language)} – ${short(described.stakes.at(-1) ?? 0, language)}`
  useSpace(game.busy ? slot.hurry : slot.spin, !helping)
  const { resize, ready } = slot
  // biome-ignore lint/correctness/useExhaustiveDependencies: `resize` is a new function each time and does the same
  useEffect(() => {
    if (layout && ready) resize(layout.window.w, layout.window.h)
  }, [layout, ready])
  return (
    <Frame game={game} sounds={sounds} limits={limits} onHelp={() => setHelping(true)}>
      <main
        className="machine"
        ref={main}
        data-shape={layout?.shape}
        data-rung={slot.rung}
        data-size={size && `${size.width} × ${size.height}`}
      >
        {size && layout ? (
          <>
            <Scenery theme={theme} layout={layout} mood={slot.mood} rung={slot.rung} isReady={slot.ready} />
            <FramePicture theme={theme} layout={layout} width={size.width} height={size.height} />
          </>
        ) : null}
        <div className="stage" ref={host} style={layout ? boxOf(layout.window) : undefined} />
        {size && layout ? (
          <>
            <Sign feature={slot.feature} name={described.name} say={say} layout={layout} colour={theme.board} />
            <p className="caption" style={boxOf(layout.caption)}>
              {slot.caption ? <span>{slot.caption}</span> : null}
            </p>
            {slot.card ? <WinCard {...slot.card} returnBp={described.returnBp} say={say} layout={layout} /> : null}
            <Notice game={game} style={onCaption(layout, size.height)} />
            <Controls game={game} slot={slot} style={boxOf(layout.controls)} />
          </>
        ) : null}
        <Spoken words={slot.spoken} />
      </main>
      <SlotHelp game={game} stake={slot.stake} open={helping} onClose={() => setHelping(false)} />
      {slot.ready ? null : (
        <Loading
          name={described.name}
          failure={undefined}
          say={say}
          onAgain={() => {}}
          onCancel={() => (game.session ? leave(game.session.lobbyUrl) : leaveUnopened())}
        />
      )}
    </Frame>
  )
}

/** What cannot be done is said beside the button, and grows upwards: never over the board or the switches. */
const onCaption = ({ caption, window }: SlotLayout, height: number) => ({
  left: caption.x + caption.w / 2,
  bottom: height - caption.y - caption.h,
  maxWidth: window.w,
})

/** The space bar presses the button, wherever the focus is, unless it is on something to press. */
function useSpace(press: () => void, active: boolean): void {
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    if (!active) return
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.repeat || (event.target as Element).closest('button, dialog, a')) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [active])
}
