import type { ReactNode } from 'react'
import type { SlotSaid } from '../../../src/play/play-shapes.ts'
import { Dialog } from '../frame/dialog.tsx'
import { figure, languageOfPage, percent } from '../frame/texts.ts'
import type { Game } from '../frame/use-game.ts'
import { themeOf } from './themes/themes.ts'

/** Paytable in money at the current stake, rules and return. */
export function SlotHelp({
  game,
  stake,
  open,
  onClose,
}: {
  game: Game<SlotSaid>
  stake: number
  open: boolean
  onClose: () => void
}) {
  const { say, described } = game
  const language = languageOfPage()
  const { respin, multipliers, lines } = described
  // Stakes are multiples of the number of lines: every pay is whole.
  const lineStake = stake / lines.length
  const won = (times: number) => say('won', { n: figure(times * lineStake, language) })
  return (
    <Dialog title={described.name} open={open} say={say} onClose={onClose}>
      <h3>
        {say('paytable')} <small>{say('paytableAt', { n: figure(stake, language) })}</small>
      </h3>
      <ul className="paytable" data-testid="paytable">
        {Object.entries(described.pays).map(([id, pays]) => (
          <Paid key={id} code={described.code} id={id} say={say}>
            {pays.map((pay, index) => [index + 3, won(pay)] as const).reverse()}
          </Paid>
        ))}
        <Paid code={described.code} id="S" say={say}>
          {described.scatterPays.map((pay, index) => [index + 3, won(pay)] as const).reverse()}
        </Paid>
        <Paid code={described.code} id="W" say={say} note={say('ruleWild')} />
        <Paid
          code={described.code}
          id="L"
          say={say}
          note={say('ruleRespin', { n: respin.trigger, s: respin.spins, f: won(respin.full) })}
        />
      </ul>
      <h3>{say('rules')}</h3>
      <p>{say('ruleLines')}</p>
      <p>
        {say('ruleScatter', { n: multipliers.length })} ({multipliers.map((multiplier) => `×${multiplier}`).join(' ')})
      </p>
      <h3>{say('return')}</h3>
      <p>{say('ruleReturn', { r: percent(described.returnBp, language) })}</p>
      <p>{say('ruleLoss')}</p>
    </Dialog>
  )
}

function Paid({
  code,
  id,
  say,
  note,
  children,
}: {
  code: string
  id: string
  say: Game['say']
  note?: ReactNode
  children?: readonly (readonly [count: number, sum: string])[]
}) {
  const symbol = themeOf(code).symbols[id]
  return (
    <li className={note ? 'noted' : undefined} data-symbol={id}>
      <span className="pictured" data-ground={code}>
        {symbol ? <img src={symbol.art} alt="" width="64" height="64" /> : null}
      </span>
      <div>
        <b>{symbol ? say(symbol.name) : id}</b>
        {note ? <p>{note}</p> : null}
        <dl>
          {children?.map(([count, sum]) => (
            <div key={count}>
              <dt>{count}</dt>
              <dd className="money">{sum}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
}
