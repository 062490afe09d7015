import { type ReactNode, useEffect, useState } from 'react'
import { FoldedTools } from './folded-tools.tsx'
import { Icon } from './icons.tsx'
import { goDeposit, leave } from './operator-window.ts'
import type { Sounds } from './sound.ts'
import { figure, type Language, languageOfPage, signedMoney } from './texts.ts'
import type { Game } from './use-game.ts'

/** In the operator's frame its own header says where one is, how one stands and how one leaves: a second one would only repeat it. */
export const isFramed = window.parent !== window

type Framed = Pick<Game, 'say' | 'session' | 'net' | 'balance' | 'replay'> & { described: { name: string } }

/** What stands around every game. `tools` come before help and sound. */
export function Frame({
  game,
  sounds,
  limits,
  tools,
  foldLabel,
  onHelp,
  children,
}: {
  game: Framed
  sounds: Sounds
  limits: string
  tools?: ReactNode
  /** On a phone its switches lie behind one of this name. */
  foldLabel?: string
  onHelp: () => void
  children: ReactNode
}) {
  const language = languageOfPage()
  const { say, session, described } = game
  if (isFramed)
    return (
      <div className="frame framed">
        <h1 className="hidden-text">{described.name}</h1>
        {session?.hasPurse ? <Purse game={game} language={language} /> : null}
        <FoldedTools className="tools floating" label={foldLabel}>
          {tools}
          <HelpButton label={say('help')} onHelp={onHelp} />
          <SoundSwitch sounds={sounds} game={game} />
        </FoldedTools>
        {children}
      </div>
    )
  return (
    <div className="frame">
      <header className="bar">
        {session ? (
          <button type="button" className="back" onClick={() => leave(session.lobbyUrl)}>
            <Icon name="back" />
            <b>{say('lobby')}</b>
          </button>
        ) : null}
        <span className="maker">{say('studio')}</span>
        <h1>{described.name}</h1>
        <span className="tag limits">{limits}</span>
        {session?.demo ? <span className="tag demo">{say('demo')}</span> : null}
        {game.replay ? <span className="tag demo">{say('replay')}</span> : null}
        <span className="grow" />
        {session ? <SessionStatus game={game} language={language} /> : null}
        <span className="tools">
          {session ? (
            <button
              type="button"
              className="button tonal deposit"
              onClick={() => goDeposit(session.lobbyUrl, session.depositUrl)}
            >
              {say('deposit')}
            </button>
          ) : null}
          {tools}
          <HelpButton label={say('help')} onHelp={onHelp} />
          <SoundSwitch sounds={sounds} game={game} />
          <button type="button" className="tool wide-only" aria-label={say('fullscreen')} onClick={toggleFullscreen}>
            <Icon name="full" />
          </button>
          {session ? (
            <button
              type="button"
              className="tool wide-only"
              aria-label={say('close')}
              onClick={() => leave(session.lobbyUrl)}
            >
              <Icon name="close" />
            </button>
          ) : null}
        </span>
      </header>
      {children}
    </div>
  )
}

const HelpButton = ({ label, onHelp }: { label: string; onHelp: () => void }) => (
  <button type="button" className="tool" aria-label={label} onClick={onHelp}>
    <Icon name="help" />
  </button>
)

/** Of a purse here the operator's header says nothing. */
const Purse = ({ game: { say, balance }, language }: { game: Framed; language: Language }) => (
  <dl className="purse">
    <dt>{say('purse')}</dt>
    <dd data-testid="balance">
      {balance === null ? say('balanceUnknown') : say('won', { n: figure(balance, language) })}
    </dd>
  </dl>
)

function SessionStatus({ game, language }: { game: Framed; language: Language }) {
  const { say, net, balance } = game
  return (
    <dl className="session-status">
      <div>
        <dt>
          <span className="wide-only">{say('net')}</span>
          <span className="narrow-only">{say('netShort')}</span>
        </dt>
        <dd data-testid="net">{signedMoney(net, say, language)}</dd>
      </div>
      <div>
        <dt className="time">{say('time')}</dt>
        <dd>
          <SessionTime age={game.session?.age ?? 0} />
        </dd>
      </div>
      <div className="balance">
        <dt>{say('balance')}</dt>
        <dd className="money" data-testid="balance">
          {balance === null ? say('balanceUnknown') : say('won', { n: figure(balance, language) })}
        </dd>
      </div>
    </dl>
  )
}

function SessionTime({ age }: { age: number }) {
  const [begun] = useState(() => Date.now() - age * 1_000)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - begun) / 1_000))
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor((seconds % 3_600) / 60)
  return <time>{hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`}</time>
}

function SoundSwitch({ sounds, game }: { sounds: Sounds; game: Framed }) {
  const [on, setOn] = useState(sounds.on)
  return (
    <button
      type="button"
      className="tool"
      aria-pressed={on}
      aria-label={game.say(on ? 'soundOff' : 'soundOn')}
      onClick={() => setOn(sounds.toggle())}
    >
      <Icon name={on ? 'soundOn' : 'soundOff'} />
    </button>
  )
}

function toggleFullscreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen?.().catch(() => {})
}
