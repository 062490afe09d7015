import { useEffect, useMemo, useRef, useState } from 'react'
import type { SlotSaid } from '../../../src/play/play-shapes.ts'
import { Frame } from '../frame/frame.tsx'
import { Loading } from '../frame/loading.tsx'
import { Notice, Opened, Spoken } from '../frame/opened.tsx'
import { leave, leaveUnopened } from '../frame/operator-window.ts'
import { Sounds } from '../frame/sound.ts'
import { figure, languageOfPage, short } from '../frame/texts.ts'
import type { Game } from '../frame/use-game.ts'
import { Controls } from './controls.tsx'
import { FeatureBanner } from './feature-banner.tsx'
import { SlotHelp } from './slot-help.tsx'
import { scenery } from './themes/scenery.ts'
import { themeOf } from './themes/themes.ts'
import { useSlot } from './use-slot.ts'

const sounds = new Sounds()

export const SlotPage = () => <Opened<SlotSaid>>{(game) => <Machine game={game} />}</Opened>

function Machine({ game }: { game: Game<SlotSaid> }) {
  const { described, say } = game
  const host = useRef<HTMLDivElement>(null)
  const slot = useSlot(game, sounds, host)
  const [helping, setHelping] = useState(false)
  const language = languageOfPage()
  const theme = themeOf(described.code)
  const scene = useMemo(() => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(scenery(theme))}`, [theme])
  const limits = `${short(described.stakes[0] ?? 0, language)} – ${short(described.stakes.at(-1) ?? 0, language)}`
  useSpace(game.busy ? slot.hurry : slot.spin, !helping)
  return (
    <Frame game={game} sounds={sounds} limits={limits} onHelp={() => setHelping(true)}>
      <main className="machine" data-theme-of={described.code}>
        <img className="scene" src={scene} alt="" />
        <FeatureBanner feature={slot.feature} name={described.name} say={say} />
        <div className="cabinet">
          <div className={slot.feature ? 'glass featured' : 'glass'} style={{ backgroundColor: `${theme.glass}d9` }}>
            <div className="stage" ref={host} />
          </div>
          <p className="caption">{slot.caption || '\u00a0'}</p>
        </div>
        <Notice game={game} />
        <Controls game={game} slot={slot} />
        <p className="facts">
          <span>
            {say('round')}{' '}
            <b data-testid="round">{game.round === undefined ? '–' : `#${figure(game.round, language)}`}</b>
          </span>
          <span>
            {say('return')} <b>{(described.returnBp / 100).toFixed(2)}%</b>
          </span>
          <span>{say('lines')}</span>
        </p>
        <Spoken words={slot.spoken} />
      </main>
      <SlotHelp game={game} open={helping} onClose={() => setHelping(false)} />
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
